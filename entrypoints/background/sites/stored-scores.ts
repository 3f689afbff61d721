import { notifyPages } from '@/entrypoints/background/page-scripts/ask-page';
import { normalForm } from '@/utils/detection/normal-form';
import { subjectKey } from '@/utils/lookup/subject-key';
import type { KnownScore } from '@/utils/messages/protocol';
import { isSameProfile } from '@/utils/reading/interpret';
import type { ProviderProfile } from '@/utils/reading/profile/profile';
import { type ProviderProfiles, profileFor } from '@/utils/reading/profile/profiles';
import type { Database } from '@/utils/storage/database';
import { newestAnswers } from '@/utils/storage/newest-answers';
import { profilesItem } from '@/utils/storage/profiles-item';
import { settingsItem } from '@/utils/storage/settings-item';
import { summaryOf } from '@/utils/storage/summary-of';

const MAX_CACHED_SCORES = 5_000;

/** The score as sent, and the words for it. */
type ReadScore = Omit<KnownScore, 'id'>;

/** Finds stored scores of addresses, spelled as in the page, at the connected service. */
export function createStoredScores(database: Database) {
  /** Scores by lookup, read by one profile: pages ask often. */
  const cache = new Map<string, ReadScore>();
  let cachedBy: ProviderProfile | undefined;

  /** Returns the newest answered lookup of each address. */
  async function newestIds(addresses: readonly string[]): Promise<(string | undefined)[]> {
    const connection = await settingsItem.read();
    const keys = addresses.map((address) =>
      subjectKey({ operation: 'score', request: { email: normalForm(address) ?? address } }, connection),
    );
    return newestAnswers(database, keys);
  }

  async function scoreOf(id: string, baseUrl: string, profiles: ProviderProfiles): Promise<ReadScore | null> {
    const profile = profileFor(profiles, baseUrl, 'score');
    if (!isSameProfile(cachedBy, profile)) cache.clear();
    cachedBy = profile;
    const known = cache.get(id);
    if (known !== undefined) return known;
    const record = await database.lookups.get(id);
    const summary = record && (await summaryOf(database, record, profiles));
    if (!summary) return null;
    const word = (kind: 'label' | 'band') =>
      summary[kind] === null ? null : { text: summary[kind], tone: summary.tones[kind] };
    const score = { score: summary.score ?? '–', verdict: { label: word('label'), band: word('band') } };
    if (cache.size >= MAX_CACHED_SCORES) cache.clear();
    if (isSameProfile(cachedBy, profile)) cache.set(id, score);
    return score;
  }

  return {
    newestId: async (address: string): Promise<string | undefined> => (await newestIds([address]))[0],
    /**
     * Returns stored scores by address. An answer without a single score reads `–`; unknown addresses are absent. The
     * cost does not grow with the database (`npm run bench:engine -- stored`).
     */
    async read(emails: readonly string[]): Promise<Record<string, KnownScore>> {
      const addresses = [...new Set(emails)];
      const ids = await newestIds(addresses);
      const [{ baseUrl }, profiles] = await Promise.all([settingsItem.read(), profilesItem.read()]);
      const scores = await Promise.all(
        addresses.map(async (email, i): Promise<[string, KnownScore] | null> => {
          const id = ids[i];
          const score = id === undefined ? null : await scoreOf(id, baseUrl, profiles);
          return id === undefined || score === null ? null : [email, { id, ...score }];
        }),
      );
      return Object.fromEntries(scores.filter((entry) => entry !== null));
    },
    /** Called after a deletion: neither memory nor pages may keep deleted scores. */
    async clear(): Promise<void> {
      cache.clear();
      await notifyPages('scoresChanged');
    },
  };
}

export type StoredScores = ReturnType<typeof createStoredScores>;
