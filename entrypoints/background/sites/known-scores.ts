import { normalForm } from '@/utils/detection/normal-form';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import { subjectKey } from '@/utils/lookup/subject-key';
import { interpret } from '@/utils/reading/interpret';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { ruleFor, type ScoreRules } from '@/utils/reading/score/score-rules';
import type { Settings } from '@/utils/settings/settings';
import { newestAnswers } from '@/utils/storage/answered-lookups';
import type { Database } from '@/utils/storage/database';

type Connection = Pick<Settings, 'baseUrl' | 'connectionId'>;

const keyOf = (address: string, connection: Connection): string =>
  subjectKey({ operation: 'score', request: { email: normalForm(address) ?? address } }, connection);

/** Returns the newest answered lookup of an address, spelled as in the page, at the connected service. */
export async function newestIdOf(
  database: Database,
  address: string,
  connection: Connection,
): Promise<string | undefined> {
  return (await newestAnswers(database, [keyOf(address, connection)]))[0];
}

/** Cache of scores by lookup and rule: reading a large answer takes a second, and pages ask often. */
const readScores = new Map<string, string>();
const MAX_CACHED_SCORES = 5_000;
/** Clears the cache: after a deletion, memory must not hold deleted data either. */
export function forgetReadScores(): void {
  readScores.clear();
}

async function readScore(database: Database, id: string, rules: ScoreRules): Promise<string | null> {
  const record = await database.lookups.get(id);
  const answer = record && (await database.answers.get(answerIdOf(record)));
  return answer ? (interpret(record, answer, rules)?.report.score?.value ?? '–') : null;
}

async function scoreOf(
  database: Database,
  id: string,
  rules: ScoreRules,
  rule: ScoreRule | undefined,
): Promise<string | null> {
  const key = `${id} ${JSON.stringify(rule)}`;
  const known = readScores.get(key);
  if (known !== undefined) return known;
  const score = await readScore(database, id, rules);
  if (score === null) return null;
  if (readScores.size >= MAX_CACHED_SCORES) readScores.clear();
  readScores.set(key, score);
  return score;
}

/** Id of the newest answered lookup of an address, and its score as sent. */
interface KnownScore {
  id: string;
  score: string;
}

/**
 * Returns known scores by address. An answer without a single score reads `–`; unknown addresses are absent. The cost
 * does not grow with the database (`npm run bench:engine -- stored`).
 */
export async function knownScores(
  database: Database,
  emails: readonly string[],
  connection: Connection,
  rules: ScoreRules,
): Promise<Record<string, KnownScore>> {
  const rule = ruleFor(rules, connection.baseUrl, 'score');
  const asked = [...new Set(emails)];
  const ids = await newestAnswers(
    database,
    asked.map((email) => keyOf(email, connection)),
  );
  const scores = await Promise.all(
    asked.map(async (email, i): Promise<[string, KnownScore] | null> => {
      const id = ids[i];
      if (id === undefined) return null;
      const score = await scoreOf(database, id, rules, rule);
      return score === null ? null : [email, { id, score }];
    }),
  );
  return Object.fromEntries(scores.filter((entry) => entry !== null));
}
