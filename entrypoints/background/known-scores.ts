import { normalForm } from '@/utils/detection/normal-form';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import { subjectKey } from '@/utils/lookup/subject-key';
import { readText } from '@/utils/reading/read-text';
import type { ReadingRule } from '@/utils/reading/rule';
import { type ReadingRules, ruleFor } from '@/utils/settings/reading-rules';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';

type Connection = Pick<Settings, 'baseUrl' | 'connectionId'>;

/** The newest answered look-up of an address, as it stands in a page, at the connected service; by the index alone. */
export async function newestIdOf(
  database: Database,
  address: string,
  connection: Connection,
): Promise<string | undefined> {
  const email = normalForm(address) ?? address;
  const key = subjectKey({ operation: 'score', request: { email } }, connection);
  const ids = await database.lookups
    .where('[subjectKey+state+endedAt]')
    .between([key, 'done', 0], [key, 'done', Number.POSITIVE_INFINITY])
    .primaryKeys();
  return ids.at(-1);
}

/** Scores that were read already, by look-up and rule: a large answer takes a second to read, and pages ask often. */
const readScores = new Map<string, string>();
const MOST_READ = 5_000;
/** After a deletion nothing of it may stay in memory either. */
export const forgetReadScores = (): void => readScores.clear();

async function scoreOf(database: Database, id: string, rule: ReadingRule | undefined): Promise<string | null> {
  const key = `${id} ${JSON.stringify(rule)}`;
  const known = readScores.get(key);
  if (known !== undefined) return known;
  const record = await database.lookups.get(id);
  const answer = record && (await database.answers.get(answerIdOf(record)));
  if (!answer) return null;
  const score = readText(answer.text, record.subject, rule)?.report.score?.value ?? '–';
  if (readScores.size >= MOST_READ) readScores.clear();
  readScores.set(key, score);
  return score;
}

/**
 * Scores as sent of those addresses that have one, by address. An address that was looked up and has no single score
 * is known all the same and reads `–`. Its cost does
 * not grow with what is stored: 200 addresses take 25 to 35 ms among 500 look-ups as among 50 000, 12 of them the way
 * from the page and back (`npm run bench:engine -- stored`).
 */
export async function knownScores(
  database: Database,
  emails: readonly string[],
  connection: Connection,
  rules: ReadingRules,
): Promise<Record<string, string>> {
  const rule = ruleFor(rules, connection.baseUrl, 'score');
  // In one transaction: one for each address takes twice the time.
  const scores = await database.transaction('r', database.lookups, database.answers, () =>
    Promise.all(
      [...new Set(emails)].map(async (email): Promise<[string, string] | null> => {
        const id = await newestIdOf(database, email, connection);
        const score = id && (await scoreOf(database, id, rule));
        return score ? [email, score] : null;
      }),
    ),
  );
  return Object.fromEntries(scores.filter((entry) => entry !== null));
}
