import { decisionKeys } from '@/utils/decision/decision-keys';
import { decisionOfLine, type PastDecision } from '@/utils/log/decision-in-log';
import type { LogLine } from '@/utils/log/log-line';
import { statedSubject } from '@/utils/log/stated-subject';
import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import type { Role } from '@/utils/lookup/role';
import type { Operation } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { CaseContent } from './case-content';

/** A lookup of a case. Times are milliseconds. */
export interface CaseLookup {
  id: string;
  /** Null once it has expired or was deleted: then only the journal knows it. */
  record: LookupRecord | null;
  /** Null unless it was screened as a party of another subject. */
  role: Role | null;
  /** When it was asked. */
  at: number;
  /** Its newest line under the case. */
  line: LogLine | null;
  /** Null as long as it is stored. An expiry has its time; a deletion has none. */
  gone: { how: 'expired'; at: number } | { how: 'deleted' } | null;
}

/** A subject of a case, with its lookups, oldest first. */
export interface CaseSubject {
  operation: Operation;
  /** As lines of the journal state it: the name or address first, then the rest of what was asked. */
  subject: string;
  /** Null if nothing is left that says under which key it is decided. */
  subjectId: string | null;
  lookups: readonly CaseLookup[];
  /** Everything that was ever decided about it and its hits, oldest first. */
  past: readonly PastDecision[];
}

/** Returns the subjects of a case in the order in which they were asked first, email addresses and people alike. */
export function caseSubjects(content: CaseContent): CaseSubject[] {
  const linesOf = Map.groupBy(content.lines, (line) => line.content?.lookup ?? '');
  linesOf.delete('');
  const records = new Map(content.lookups.map((record) => [record.id, record]));
  const found = [...new Set([...records.keys(), ...linesOf.keys()])].flatMap((id) => {
    const lines = linesOf.get(id) ?? [];
    const lookup = caseLookup(id, records.get(id) ?? null, lines, content);
    const subject = subjectOf(lookup, lines);
    return subject ? [{ lookup, subject, subjectId: subjectIdOf(lookup, lines) }] : [];
  });
  found.sort((a, b) => a.lookup.at - b.lookup.at);
  return [...Map.groupBy(found, ({ subject }) => `${subject.operation} ${subject.text}`).values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const subjectId = of.map((one) => one.subjectId).find((id) => id !== null) ?? null;
    return {
      operation: first.subject.operation,
      subject: first.subject.text,
      subjectId,
      lookups: of.map(({ lookup }) => lookup),
      past: content.past.filter(({ made }) => made.subjectId === subjectId),
    };
  });
}

function caseLookup(
  id: string,
  record: LookupRecord | null,
  lines: readonly LogLine[],
  { reference, roles, expiries }: CaseContent,
): CaseLookup {
  const [first] = lines;
  const ended = lines.find(({ content }) => content?.event === 'lookup' && content.how === 'sent') ?? first;
  return {
    id,
    record,
    role: roles.get(id) ?? null,
    at: record ? requestedAt(record) : (ended?.at ?? 0),
    line: lines.findLast(({ content }) => content?.reference === reference) ?? lines.at(-1) ?? null,
    gone: record ? null : goneOf(ended, expiries),
  };
}

/** A result expires with those that were answered on the same day; see `logExpired`. Otherwise it was deleted. */
function goneOf(ended: LogLine | undefined, expiries: readonly LogLine[]): CaseLookup['gone'] {
  const day = calendarDay(new Date(ended?.at ?? 0));
  const expiry = expiries.find(
    ({ number, content }) => number > (ended?.number ?? 0) && content?.outcome.endsWith(`: ${day}`),
  );
  return expiry ? { how: 'expired', at: expiry.at } : { how: 'deleted' };
}

function subjectOf(
  { record }: CaseLookup,
  lines: readonly LogLine[],
): { operation: Operation; text: string } | undefined {
  if (record) return { operation: record.subject.operation, text: statedSubject(record.subject) };
  return lines
    .flatMap(({ content }) => {
      const read = operation.safeParse(content?.operation);
      return read.success && content ? [{ operation: read.data, text: content.subject }] : [];
    })
    .at(0);
}

/** Of a lookup that is gone, only lines of decisions say it. */
function subjectIdOf({ record }: CaseLookup, lines: readonly LogLine[]): string | null {
  if (record) return decisionKeys(record.subject).subjectId;
  return lines.map((line) => decisionOfLine(line)?.subjectId).find((id) => id !== undefined) ?? null;
}
