import { useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import type { RowFilter } from '@/utils/batch/arrange-rows';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { call } from '@/utils/messages/call';
import type { ProviderProfile } from '@/utils/reading/profile/profile';
import { isProfileNewer, profileFor } from '@/utils/reading/profile/profiles';
import { OPERATIONS } from '@/utils/service/operations';
import { isProfileFixed } from '@/utils/storage/profiles-item';

type Meaning = NonNullable<ProviderProfile['emptyList']>;

/** The question what an empty list means. `failed`: why an answer was not saved, and the way to try again. */
export interface EmptyListAsked {
  answer: (meaning: Meaning) => void;
  failed: { error: unknown; again: () => void } | null;
}

/**
 * Returns the question what an empty list means at the connected service, where the list is filtered by empty lists; null
 * elsewhere, and once somebody has answered: the provider profile has the answer.
 */
export function useEmptyListQuestion({ group }: RowFilter, shown: readonly LookupRecord[]): EmptyListAsked | null {
  const { settings, policy, profiles } = useApp();
  const { baseUrl } = settings;
  const [failed, setFailed] = useState<EmptyListAsked['failed']>(null);
  if (group !== 'hits:empty') return null;
  const row = shown.find((each) => each.baseUrl === baseUrl && OPERATIONS[each.subject.operation].isScreening);
  if (row === undefined) return null;
  const { operation } = row.subject;
  const isAnswered = profileFor(profiles, baseUrl, operation)?.emptyList !== undefined;
  if (isAnswered || isProfileNewer(profiles, baseUrl, operation) || isProfileFixed(policy, baseUrl, operation)) {
    return null;
  }
  const answer = (meaning: Meaning): void => {
    setFailed(null);
    call('saveProfile', { baseUrl, operation, changes: { emptyList: meaning } }).catch((error: unknown) =>
      setFailed({ error, again: () => answer(meaning) }),
    );
  };
  return { answer, failed };
}
