import Papa from 'papaparse';
import { purposeJson } from '@/utils/case-file/purpose-json';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import { screeningInWords } from '@/utils/reading/in-words';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import type { Result } from '@/utils/result/result';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { type SubjectDecision, standingOf } from '../decision/decision';
import type { SkippedLine } from '../lookup/batch-record';
import { calendarDay } from '../settings/calendar-day';
import { withoutFormulas } from '../texts/formula';
import type { Texts } from '../texts/texts';
import { rowState } from './batch-counts';
import { exportedHits } from './hits-in-words';
import { idColumnOf } from './id-column';
import { exportedRemark, rowReason } from './row-remark';
import type { RowSummary } from './row-summary';

/** What a table of lookups has beside the rows. `headings`: columns of the batch's file. */
interface CsvLayout {
  operations: readonly Operation[];
  /** Lines of the batch's list that were not sent: they follow the rows, with their number and reason. */
  skipped?: readonly SkippedLine[] | undefined;
  headings?: readonly string[] | undefined;
}

/** A lookup with what its answer says in short. */
export interface CsvResult {
  result: Pick<Result, 'record' | 'decisions' | 'purpose' | 'line'>;
  reading: RowSummary;
}

/** What a table is written with. */
export interface CsvContext {
  texts: Texts;
  /** YYYY-MM-DD, for decisions that have an end. */
  today: string;
  /** The time zone of the user, such as "Europe/Berlin": times are written in it. */
  zone: string;
}

/** The user's own decision, whether it still holds (`valid`, `expired`, `changed`), and how many hits were decided to match. */
const DECISION_COLUMNS = [
  'your_decision',
  'your_note',
  'decided_at',
  'decided_by',
  'decision_valid_until',
  'decision_standing',
  'hits_matched',
] as const;
/** Why and by whom a lookup was made, and its line of the lookup log, as notes quote it. */
const PURPOSE_COLUMNS = ['case', 'reason', 'user', 'log_line'] as const;
/** `hits` counts those of all kinds, each once. */
const SCREENING_COLUMNS = ['hits', ...SCREENING_KINDS.map((kind) => `screening_${kind}`)];
/**
 * `label` and `provider_reasons` are the provider's words, `your_band` is the user's. `failure` says why a row has no
 * score. `changed_since`: the day that such results were confirmed, if this one differs. `sent_at` is empty if nothing was sent;
 * `answered_at`: also the age of a saved result. `line`: of the list, for one that was not sent.
 */
const COLUMNS = [
  'state',
  'score',
  'label',
  'your_band',
  'scale',
  'direction',
  'provider_reasons',
  ...SCREENING_COLUMNS,
  'fields_not_understood',
  'changed_since',
  'sent_at',
  'answered_at',
  'failure',
  'host',
  'environment',
  'lookup',
  'line',
] as const;
const TIMES: ReadonlySet<string> = new Set(['decided_at', 'sent_at', 'answered_at']);

/** The fields that were sent; a table of several operations also names the operation. */
const requestColumns = (operations: readonly Operation[]): string[] => [
  ...(operations.length > 1 ? ['operation'] : []),
  ...new Set(operations.flatMap((operation): readonly string[] => OPERATIONS[operation].columns)),
];

/**
 * Numbers and a lone hyphen, which no spreadsheet calculates. A phone number with blanks or hyphens gets its apostrophe:
 * without one, +1-202 becomes -201, and Google Sheets shows an error.
 */
const HARMLESS = /^(?:-|[+-]?\d+(?:[.,]\d+)*)$/;
const safeSource = (cell: string): string => (HARMLESS.test(cell) ? cell : withoutFormulas(cell));

/** Returns the names of the file's columns. All names are unique regardless of case: importers would mix them up. */
function sourceNames(headings: readonly string[], ours: readonly string[]): string[] {
  const taken = new Set(ours);
  return headings.map((heading) => {
    const name = ours.includes(heading.toLowerCase()) ? `${heading} (source)` : heading;
    let unique = safeSource(name);
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = safeSource(`${name} (${n})`);
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** A time as a sheet reads it, "2026-11-21 09:44:19", in the zone that the head names. */
function time(at: number | undefined): string {
  if (at === undefined) return '';
  const moment = new Date(at);
  const part = (value: number) => String(value).padStart(2, '0');
  const clock = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(part).join(':');
  return `${calendarDay(moment)} ${clock}`;
}

/** "0..100": a spreadsheet takes "1-10" for a date. */
const scaleCell = (scale: RowSummary['scale']): string => (scale === null ? '' : `${scale.min ?? ''}..${scale.max}`);

/** What the result says of a kind of screening, in the words of the screen. */
function screeningCell(row: ScreeningRow | undefined, texts: Texts): string {
  if (!row) return '';
  const words = screeningInWords(row, texts);
  return row.contradictedBy === null ? words : `${words} (${texts.t('screening.alsoNone')})`;
}

type Cells = Readonly<Record<string, string | undefined>>;

function screeningCells({ hits, screening }: RowSummary, texts: Texts): Cells {
  const kinds = SCREENING_KINDS.map((kind, i) => [`screening_${kind}`, screeningCell(screening[i], texts)]);
  return { hits: hits === null ? '' : exportedHits(hits, texts), ...Object.fromEntries(kinds) };
}

function decisionCells(made: SubjectDecision | null, today: string, facts: string | null): Cells {
  if (made === null) return {};
  return {
    your_decision: made.value,
    your_note: made.note,
    decided_at: time(made.decidedAt),
    decided_by: made.operator,
    decision_valid_until: made.validUntil ?? '',
    decision_standing: standingOf(made, today, facts),
  };
}

function purposeCells(result: CsvResult['result']): Cells {
  const { case: reference, reason, user, logLine } = purposeJson(result);
  return { case: reference ?? '', reason: reason ?? '', user: user ?? '', log_line: logLine ?? '' };
}

/** Returns the cells of a lookup by their columns. Of the connection, only host and environment are included. */
function cellsOf({ result, reading }: CsvResult, { texts, today }: CsvContext): Cells {
  const { record, decisions } = result;
  const { operation, request } = record.subject;
  const matched = decisions?.hits.filter(({ value }) => value === 'customer').length ?? 0;
  return {
    operation,
    ...request,
    ...decisionCells(decisions?.subject ?? null, today, reading.facts),
    hits_matched: matched > 0 ? String(matched) : '',
    ...purposeCells(result),
    state: rowState(record),
    score: reading.score ?? '',
    label: reading.label ?? '',
    your_band: reading.band ?? '',
    scale: scaleCell(reading.scale),
    direction: reading.direction === null ? '' : `higher-is-${reading.direction}`,
    provider_reasons: reading.reasons.join('; '),
    ...screeningCells(reading, texts),
    fields_not_understood: reading.notUnderstood === null ? '' : String(reading.notUnderstood),
    changed_since: reading.changedSince ?? '',
    sent_at: time(record.reusedFrom === undefined ? record.sentAt : undefined),
    answered_at: time(record.state === 'done' ? record.endedAt : undefined),
    failure: rowReason(record, reading.isKept, texts) || exportedRemark(reading.remark, texts),
    host: record.host,
    environment: record.environment ?? '',
    lookup: record.id,
  };
}

/**
 * Returns lookups as CSV (RFC 4180), each once for each line of its file, with a byte order mark so that spreadsheets decode
 * letters correctly. The file's own id comes first, then whom it was about, what the user decided and why it was asked; the other
 * columns of the file come last. A column of ours in which no row has anything is left out.
 */
export function csvOf(
  { operations, headings = [], skipped = [] }: CsvLayout,
  rows: readonly CsvResult[],
  context: CsvContext,
): string {
  const asked = requestColumns(operations);
  const possible = [...asked, ...DECISION_COLUMNS, ...PURPOSE_COLUMNS, ...COLUMNS];
  const cells = [
    ...rows.map((row) => ({ own: cellsOf(row, context), sources: row.result.record.sourceRows ?? [[]] })),
    ...skipped.map(({ line, reason }): { own: Cells; sources: string[][] } => ({
      own: { state: 'skipped', failure: reason, line: String(line) },
      sources: [[]],
    })),
  ];
  const isFilled = (column: string) => cells.some(({ own }) => (own[column] ?? '') !== '');
  const columns = possible.filter((column) => column === 'state' || asked.includes(column) || isFilled(column));
  const names = sourceNames(headings, possible);
  const idAt = idColumnOf(headings);
  const last = headings.map((_, i) => i).filter((i) => i !== idAt);
  const first = idAt === null ? [] : [idAt];
  const line = <Cell>(own: Cell[], source: (at: number) => Cell) => [...first.map(source), ...own, ...last.map(source)];
  const head = columns.map((column) => (TIMES.has(column) ? `${column} (${context.zone})` : column));
  const body = cells.flatMap(({ own, sources }) => {
    const stated = columns.map((column) => withoutFormulas(own[column] ?? ''));
    return sources.map((source) => line(stated, (at) => safeSource(source[at] ?? '')));
  });
  return `\uFEFF${Papa.unparse([line(head, (at) => names[at] ?? ''), ...body])}\r\n`;
}
