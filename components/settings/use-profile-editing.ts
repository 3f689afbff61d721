import { useMemo } from 'react';
import { useApp } from '@/components/kit/use-app';
import { useStoredItem } from '@/components/kit/use-stored-item';
import { readStoredAnswers } from '@/components/result/use-stored-answers';
import { parseJson } from '@/utils/json/json-tree';
import { call } from '@/utils/messages/call';
import type { KnownPatterns } from '@/utils/reading/profile/pasted-answer';
import { patternsOf } from '@/utils/reading/profile/patterns-of-answer';
import type { Layout, ProviderProfile } from '@/utils/reading/profile/profile';
import { isProfileNewer, type ProfileChanges, profileFor } from '@/utils/reading/profile/profiles';
import type { Operation } from '@/utils/service/operations';
import { operation as operationName } from '@/utils/service/request-subject';
import { database } from '@/utils/storage/page-database';
import { isProfileFixed, ownProfiles } from '@/utils/storage/profiles-item';

/** Lets a page edit the provider profile of an operation at the connected service. */
export interface ProfileEditing {
  baseUrl: string;
  profile: ProviderProfile | null;
  /** The user's own layout, in force unless the organization sets one; null without one, undefined while it loads. */
  ownLayout: Layout | null | undefined;
  /** The organization sets the profile; the user cannot change it. */
  isManaged: boolean;
  /** A newer version of Sightline made the profile; it is neither used nor changed. */
  isNewer: boolean;
  /** Saves parts for all answers, stored ones too; null deletes a part. Rejects if the background does not reply. */
  save: (changes: ProfileChanges) => Promise<unknown>;
  /** Returns the key patterns of a few stored answers of each operation. */
  knownPatterns: () => Promise<KnownPatterns>;
}

const MAX_ANSWERS = 5;

/** Returns the editing of an operation's profile. */
export function useProfileEditing(operation: Operation): ProfileEditing {
  const { settings, policy, profiles } = useApp();
  const { baseUrl } = settings;
  const own = useStoredItem(ownProfiles)?.value;
  return useMemo(
    () => ({
      baseUrl,
      profile: profileFor(profiles, baseUrl, operation) ?? null,
      ownLayout: own && (profileFor(own, baseUrl, operation)?.layout ?? null),
      isManaged: isProfileFixed(policy, baseUrl, operation),
      isNewer: isProfileNewer(profiles, baseUrl, operation),
      save: (changes) => call('saveProfile', { baseUrl, operation, changes }),
      async knownPatterns() {
        const known = operationName.options.map(async (name) => {
          const confirmed = profileFor(profiles, baseUrl, name)?.layout?.fields ?? [];
          const answers = await readStoredAnswers(database, baseUrl, name, MAX_ANSWERS);
          const patterns = answers.flatMap(({ answer }) => {
            const parsed = parseJson(answer.text);
            return parsed.ok ? [...patternsOf(parsed.tree).keys()] : [];
          });
          return [name, new Set([...confirmed.map(({ pattern }) => pattern), ...patterns])] as const;
        });
        return Object.fromEntries(await Promise.all(known));
      },
    }),
    [own, policy, profiles, baseUrl, operation],
  );
}
