import { normalForm } from '@/utils/detection/normal-form';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import { subjectKey } from '@/utils/lookup/subject-key';
import { readText } from '@/utils/reading/read-text';
import type { ReadingRule } from '@/utils/reading/rule';
import { ruleFor } from '@/utils/settings/reading-rules';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';
import { loadReadingRules } from '@/utils/storage/reading-rules-item';
import { loadSettings } from '@/utils/storage/settings-item';

/** The newest answered look-up of an address, as it stands in a page, at the connected service. */
export async function newestOf(
  database: Database,
  address: string,
  connection: Pick<Settings, 'baseUrl' | 'connectionId'>,
): Promise<LookupRecord | undefined> {
  const email = normalForm(address) ?? address;
  const key = subjectKey({ operation: 'score', request: { email } }, connection);
  return database.lookups
    .where('[subjectKey+state+endedAt]')
    .between([key, 'done', 0], [key, 'done', Number.POSITIVE_INFINITY])
    .last();
}

/** Scores that were read already, by look-up and rule: a large answer takes a second to read, and pages ask often. */
const readScores = new Map<string, string>();
const MOST_READ = 5_000;
/** After a deletion nothing of it may stay in memory either. */
export const forgetReadScores = (): void => readScores.clear();

async function scoreOf(
  database: Database,
  record: LookupRecord,
  rule: ReadingRule | undefined,
): Promise<string | null> {
  const key = `${record.id} ${JSON.stringify(rule)}`;
  const known = readScores.get(key);
  if (known !== undefined) return known;
  const answer = await database.answers.get(answerIdOf(record));
  if (!answer) return null;
  const score = readText(answer.text, record.subject, rule)?.report.score?.value ?? '–';
  if (readScores.size >= MOST_READ) readScores.clear();
  readScores.set(key, score);
  return score;
}

/**
 * Scores as sent of those addresses that have one, by address. An address that was looked up and has no single score
 * is known all the same and reads `–`.
 */
export async function knownScores(database: Database, emails: readonly string[]): Promise<Record<string, string>> {
  const settings = await loadSettings();
  const rule = ruleFor(await loadReadingRules(), settings.baseUrl, 'score');
  // In one transaction: one for each address takes twice the time.
  const scores = await database.transaction('r', database.lookups, database.answers, () =>
    Promise.all(
      [...new Set(emails)].map(async (email): Promise<[string, string] | null> => {
        const record = await newestOf(database, email, settings);
        const score = record && (await scoreOf(database, record, rule));
        return score ? [email, score] : null;
      }),
    ),
  );
  return Object.fromEntries(scores.filter((entry) => entry !== null));
}
