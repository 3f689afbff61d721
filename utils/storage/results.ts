import { decisionKeys } from '../decision/decision-keys';
import { opinionsAmong } from '../hand-over/colleague';
import { answerIdOf, type LookupRecord } from '../lookup/lookup-record';
import { interpret } from '../reading/interpret';
import type { ProviderProfiles } from '../reading/profile/profiles';
import type { Report } from '../reading/report';
import { type Result, resultOf } from '../result/result';
import { batchesOf } from './batches-of';
import { colleaguesOn } from './colleagues';
import type { Database } from './database';
import { decisionsOfMany } from './decisions';
import { newestLinesOf } from './log';

/** Reads the results of lookups with all that is known beside their answers, in the order of the lookups: for tables. No answer is read. */
export async function readKnownResults(database: Database, records: readonly LookupRecord[]): Promise<Result<null>[]> {
  const known = await readBeside(database, records);
  return records.map((record) => resultOf({ record, report: null, ...known(record) }));
}

/** Reads the results of lookups, each with its answer, in the order of the lookups: for notes and files. */
export async function readResults(
  database: Database,
  records: readonly LookupRecord[],
  profiles: ProviderProfiles,
): Promise<Result[]> {
  const answers = await database.answers.bulkGet(records.map(answerIdOf));
  const known = await readBeside(database, records);
  return records.map((record, i) => {
    const answer = answers[i] ?? null;
    const report = answer && (interpret(record, answer, profiles)?.report ?? null);
    return resultOf({ ...{ record, answer, report }, ...known(record) });
  });
}

/** Reads what is known of lookups beside their answers. */
async function readBeside(database: Database, records: readonly LookupRecord[]) {
  const idOf = ({ subject }: LookupRecord) => decisionKeys(subject).subjectId;
  const batches = await batchesOf(database, records);
  const decisions = await decisionsOfMany(database, records.map(idOf));
  const lines = await newestLinesOf(
    database,
    records.map(({ id }) => id),
  );
  return (record: LookupRecord) => ({
    batch: batches.get(record.batchId),
    decisions: decisions.get(idOf(record)),
    line: lines.get(record.id),
  });
}

/** Reads a stored result as a note states it; null without an answer that can be read. */
export async function readResult(
  database: Database,
  id: string,
  profiles: ProviderProfiles,
): Promise<Result<Report> | null> {
  const record = await database.lookups.get(id);
  const [result] = record ? await readResults(database, [record], profiles) : [];
  if (!record || !result?.report) return null;
  const opinions = opinionsAmong(await colleaguesOn(database, decisionKeys(record.subject).subjectId));
  return { ...result, report: result.report, opinions };
}
