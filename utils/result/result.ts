import type { HitComparison } from '@/utils/compare/compare-hit';
import type { DecisionsOfSubject } from '@/utils/decision/decision';
import type { Opinion } from '@/utils/hand-over/hand-over';
import type { LogLine } from '@/utils/log/log-line';
import { purposeOf } from '@/utils/log/purpose-of';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { LookupRecord, Purpose, StoredAnswer } from '@/utils/lookup/lookup-record';
import { type Role, roleOf } from '@/utils/lookup/role';
import type { Report } from '@/utils/reading/report';
import { calendarDay } from '@/utils/settings/calendar-day';
import { comparisonsOf } from './compared-hits';
import { ownRecordOf } from './own-record-of';

/** A lookup with its answer as read, and all that is known beside it: what screen, note, row, file and paper state is taken from it. */
export interface Result<Read extends Report | null = Report | null> {
  /** With the user's own record of the subject. */
  record: LookupRecord;
  /** Null unless it was screened as a party of another subject. */
  role: Role | null;
  /** As received; null if none is stored. */
  answer: StoredAnswer | null;
  /** Null without an answer that can be read. */
  report: Read;
  /** Returns each hit beside what was asked, by its pointer. */
  comparison: () => ReadonlyMap<string, HitComparison>;
  /** Of the user about the subject; null while nobody has read them. */
  decisions: DecisionsOfSubject | null;
  /** What colleagues say of the user's decision about the subject, from files. */
  opinions: readonly Opinion[];
  /** Why and by whom the lookup was made last: a saved result is asked for again, for another case. Null if nobody said so. */
  purpose: Purpose | null;
  /** The newest line of the lookup log about it; null without one. */
  line: LogLine | null;
}

/** What a result is made of. */
interface Parts<Read> {
  record: LookupRecord;
  /** The batch of the lookup. */
  batch?: Pick<BatchRecord, 'headings' | 'source'> | undefined;
  answer?: StoredAnswer | null | undefined;
  report: Read;
  decisions?: DecisionsOfSubject | null | undefined;
  opinions?: readonly Opinion[] | undefined;
  line?: LogLine | null | undefined;
}

/** Makes a result: the only place that knows what belongs to one. */
export function resultOf<Read extends Report | null>(parts: Parts<Read>): Result<Read> {
  const { batch, answer = null, report, decisions = null, opinions = [], line = null } = parts;
  const record = withOwnRecord(parts.record, batch?.headings);
  const comparison = once(() => comparisonsOf(report?.screeningEntries ?? [], record));
  const role = roleOf(record, batch);
  return { record, role, answer, report, comparison, decisions, opinions, purpose: purposeOf(record, line), line };
}

const made = new WeakMap<LookupRecord, LookupRecord>();

/** In a batch, the kept columns of its file serve as the user's own record until the user has stored one. */
function withOwnRecord(record: LookupRecord, headings: readonly string[] | undefined): LookupRecord {
  const { subject, ownRecord, sourceRows: rows, endedAt, createdAt } = record;
  if (!headings || !rows || ownRecord) return record;
  const known = made.get(record);
  if (known) return known;
  const own = ownRecordOf(subject, { headings, rows }, calendarDay(new Date(endedAt ?? createdAt)));
  const whole = own ? { ...record, ownRecord: own } : record;
  made.set(record, whole);
  return whole;
}

function once<Value>(make: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: make() };
    return known.value;
  };
}
