import { decisionKeys } from '../decision/decision-keys';
import { carriedDecisions } from '../hand-over/carried-decisions';
import type {
  CarriedBatch,
  CarriedFromColleague,
  CarriedLookup,
  HandOverContent,
  HandOverScope,
} from '../hand-over/hand-over';
import { decisionId } from '../log/decision-in-log';
import { type BatchRecord, batchRecord } from '../lookup/batch-record';
import { answerIdOf, type LookupRecord, lookupRecord, storedAnswer } from '../lookup/lookup-record';
import { isFinal } from '../lookup/transitions';
import { isDemo } from '../service/demo-account';
import type { RequestSubject } from '../service/operations';
import type { Database, StoredColleague, StoredFile, StoredLine } from './database';
import { decisionIn } from './decisions';
import { lookupsOf } from './erase';
import { inOrder, withoutKeys } from './log';

/** What to put into a file. */
export interface HandOverChoice {
  scope: HandOverScope;
  /** The lookups of a case or selection. */
  ids?: readonly string[];
  /** What a name or address may stand for: everything that is stored under it. */
  about?: readonly RequestSubject[];
  withAnswers: boolean;
  /** Who makes it. */
  by: string;
  /** Milliseconds. */
  now: number;
}

/** Reads what a file is to have, as it is at one moment. Open lookups and the demo are left out. */
export function collectHandOver(
  database: Database,
  { scope, ids = [], about, withAnswers, by, now }: HandOverChoice,
): Promise<HandOverContent> {
  const { lookups, answers, batches, decisions, log, files, colleagues } = database;
  const isWhole = scope.of === 'everything';
  return database.transaction('r', [lookups, answers, batches, decisions, log, files, colleagues], async () => {
    const nameIds = about?.map((subject) => decisionKeys(subject).nameId);
    const named = about && (await Promise.all(about.map((subject) => lookupsOf(database, subject)))).flat();
    const found = isWhole ? await lookups.toArray() : await lookups.bulkGet(named ?? [...ids]);
    const records = found.filter((record) => record !== undefined && isFinal(record.state) && !isDemo(record));
    const carried = records.flatMap((record) => (record ? [carriedOf(record, isWhole)] : []));
    const subjects = new Set(carried.map(({ subject }) => decisionKeys(subject).subjectId));
    const of = nameIds
      ? ({ key: 'nameId', ids: nameIds } as const)
      : ({ key: 'subjectId', ids: [...subjects] } as const);
    const lines = isWhole ? await log.toArray() : await linesAbout(database, carried, of);
    const stored = await (isWhole ? decisions : decisions.where(of.key).anyOf(of.ids)).toArray();
    const others = await (nameIds ? colleagues.where('nameId').anyOf(nameIds) : colleagues).toArray();
    const readIn = isWhole || nameIds ? carriedColleagues(others, await files.toArray()) : [];
    const known = carriedDecisions({ lines, decisions: [] });
    const made = stored.flatMap((row) => decisionIn(row) ?? []);
    const answered = withAnswers ? await answers.bulkGet([...new Set(carried.map(answerIdOf))]) : [];
    return {
      ...{ by, madeAt: now, scope, lookups: carried },
      answers: answered.flatMap((answer) => (answer ? [storedAnswer.parse(answer)] : [])),
      batches: isWhole ? (await batches.toArray()).flatMap(carriedBatchOf) : [],
      lines: lines.map(withoutKeys),
      decisions: made.filter((one) => known.get(decisionId(one))?.decidedAt !== one.decidedAt),
      opinions: [],
      ...(readIn.length > 0 && { readIn }),
    };
  });
}

/** The lines about some lookups, and all of subjects or names: of a subject those of its decisions. */
async function linesAbout(
  { log }: Database,
  lookups: readonly CarriedLookup[],
  of: { key: 'nameId' | 'subjectId'; ids: readonly string[] },
): Promise<StoredLine[]> {
  const ofLookups = await log
    .where('content.lookup')
    .anyOf(lookups.map(({ id }) => id))
    .toArray();
  const ofSubjects = await log.where(of.key).anyOf(of.ids).toArray();
  return inOrder([...ofLookups, ...ofSubjects]);
}

function carriedColleagues(rows: readonly StoredColleague[], files: readonly StoredFile[]): CarriedFromColleague[] {
  const byId = new Map(files.map((file) => [file.id, file]));
  return rows.flatMap((row): CarriedFromColleague[] => {
    const file = byId.get(row.file);
    if (!file) return [];
    const { id, by, madeAt, readAt } = file;
    const from = { by, file: id, madeAt, readAt };
    return row.of === 'decision'
      ? [{ ...from, subject: row.subject, hit: row.hit, said: row.made }]
      : [{ ...from, subject: '', hit: '', said: row.said }];
  });
}

/** Columns of a file belong to its list, which only a whole file has. */
function carriedOf(record: LookupRecord, isWhole: boolean): CarriedLookup {
  const { accountId: _account, subjectKey: _key, spellingKey: _spelling, ...rest } = lookupRecord.parse(record);
  const { relatedKey: _related, variantKey: _variant, domainKey: _domain, caseKey: _case, ...kept } = rest;
  const { state, sourceRows, ...stated } = kept;
  if (state === 'queued' || state === 'sending') throw new Error('An open lookup cannot be handed over');
  return { ...stated, state, ...(isWhole && sourceRows && { sourceRows }) };
}

/** A list that is under way elsewhere counts as stopped: it cannot go on in another place. */
function carriedBatchOf(batch: BatchRecord): CarriedBatch[] {
  if (isDemo(batch)) return [];
  const { accountId: _, pause: _pause, state, ...kept } = batchRecord.parse(batch);
  return [{ ...kept, state: state === 'finished' ? 'finished' : 'stopped' }];
}
