import Papa from 'papaparse';
import { SCREENING_KINDS } from '@/utils/reading/facts/screening/screening-kind';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import { screeningInWords } from '@/utils/reading/in-words';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { type SubjectDecision, standingOf } from '../decision/decision';
import type { SkippedLine } from '../lookup/batch-record';
import type { LookupRecord } from '../lookup/lookup-record';
import { withoutFormulas } from '../texts/formula';
import type { Texts } from '../texts/texts';
import { rowState } from './batch-counts';
import { exportedHits } from './hits-in-words';
import { exportedRemark, rowReason } from './row-remark';
import type { RowSummary } from './row-summary';

/** The user's own decision, and whether it still holds: `valid`, `expired` or `changed`. */
const DECISION_COLUMNS = [
  'your_decision',
  'your_note',
  'decided_at',
  'decided_by',
  'decision_valid_until',
  'decision_standing',
] as const;

function decisionCells(made: SubjectDecision | null, today: string, facts: string | null): string[] {
  if (made === null) return DECISION_COLUMNS.map(() => '');
  const { value, note, decidedAt, operator, validUntil } = made;
  return [value, note, time(decidedAt), operator, validUntil ?? '', standingOf(made, today, facts)];
}

/**
 * `label` and `provider_reasons` are the provider's words, `your_band` is the user's. `failure` says why a row has no
 * score. `changed_since`: the day that such results were confirmed, if this one differs. `sent_at` is empty if nothing was sent; `answered_at`: also the age of a saved result.
 */
const COLUMNS = [
  'state',
  'score',
  'label',
  'your_band',
  'scale',
  'direction',
  'provider_reasons',
  'fields_not_understood',
  'changed_since',
  'sent_at',
  'answered_at',
  'failure',
  'host',
  'environment',
  ...DECISION_COLUMNS,
  'lookup',
] as const;
/** `hits` counts those of all kinds, each once. */
const SCREENING_COLUMNS = ['hits', ...SCREENING_KINDS.map((kind) => `screening_${kind}`)];

/** What the columns of a table of lookups depend on. `headings`: columns of the batch's file, after ours. */
interface CsvLayout {
  operations: readonly Operation[];
  /** Lines of the batch's list that were not sent: they follow the rows, with their number and reason. */
  skipped?: readonly SkippedLine[] | undefined;
  headings?: readonly string[] | undefined;
}

/** The fields that were sent; a table of several operations also names the operation. */
const requestColumns = (operations: readonly Operation[]): string[] => [
  ...(operations.length > 1 ? ['operation'] : []),
  ...new Set(operations.flatMap((operation): readonly string[] => OPERATIONS[operation].columns)),
];

/** Lines that were not sent need a column for their number. */
const columnsWith = (skipped: readonly SkippedLine[]): readonly string[] =>
  skipped.length > 0 ? [...COLUMNS, 'line'] : COLUMNS;

const screeningColumns = (operations: readonly Operation[]): readonly string[] =>
  operations.some((operation) => OPERATIONS[operation].isScreening) ? SCREENING_COLUMNS : [];

/**
 * Numbers and a lone hyphen, which no spreadsheet calculates. A phone number with blanks or hyphens gets its apostrophe:
 * without one, +1-202 becomes -201, and Google Sheets shows an error.
 */
const HARMLESS = /^(?:-|[+-]?\d+(?:[.,]\d+)*)$/;
const safeSource = (cell: string): string => (HARMLESS.test(cell) ? cell : withoutFormulas(cell));

/**
 * Returns the header line, with a byte order mark so that spreadsheets decode letters correctly. Names are unique
 * regardless of case: importers would mix them up.
 */
export function csvHead({ operations, headings = [], skipped = [] }: CsvLayout): string {
  const own: string[] = [...requestColumns(operations), ...columnsWith(skipped), ...screeningColumns(operations)];
  const ours = new Set(own);
  const taken = new Set(own);
  const source = headings.map((heading) => {
    const name = ours.has(heading.toLowerCase()) ? `${heading} (source)` : heading;
    let unique = safeSource(name);
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = safeSource(`${name} (${n})`);
    taken.add(unique.toLowerCase());
    return unique;
  });
  return `\uFEFF${Papa.unparse([[...own, ...source]])}\r\n`;
}

const time = (at: number | undefined): string => (at === undefined ? '' : new Date(at).toISOString());

/** "0..100": a spreadsheet takes "1-10" for a date. */
const scaleCell = (scale: RowSummary['scale']): string => (scale === null ? '' : `${scale.min ?? ''}..${scale.max}`);

/** What the result says of a kind of screening, in the words of the screen. */
function screeningCell(row: ScreeningRow | undefined, texts: Texts): string {
  if (!row) return '';
  const words = screeningInWords(row, texts);
  return row.contradictedBy === null ? words : `${words} (${texts.t('screening.alsoNone')})`;
}

function screeningCells({ hits, screening }: RowSummary, texts: Texts): string[] {
  return [
    hits === null ? '' : exportedHits(hits, texts),
    ...SCREENING_KINDS.map((_, i) => screeningCell(screening[i], texts)),
  ];
}

/**
 * Returns rows as CSV (RFC 4180), each with a line ending, once for each line of its file. Of the connection, only host
 * and environment are included.
 * @param today YYYY-MM-DD, for decisions that have an end
 */
export function csvRows(
  { operations, headings = [], skipped = [] }: CsvLayout,
  rows: readonly { record: LookupRecord; reading: RowSummary; decision?: SubjectDecision | null }[],
  texts: Texts,
  today = '',
): string {
  if (rows.length + skipped.length === 0) return '';
  const lines = rows.flatMap(({ record, reading, decision = null }) => {
    const { operation, request } = record.subject;
    const fields: Record<string, string | undefined> = { operation, ...request };
    const own = [
      ...requestColumns(operations).map((column) => fields[column] ?? ''),
      rowState(record),
      reading.score ?? '',
      reading.label ?? '',
      reading.band ?? '',
      scaleCell(reading.scale),
      reading.direction === null ? '' : `higher-is-${reading.direction}`,
      reading.reasons.join('; '),
      reading.notUnderstood === null ? '' : String(reading.notUnderstood),
      reading.changedSince ?? '',
      time(record.reusedFrom === undefined ? record.sentAt : undefined),
      time(record.state === 'done' ? record.endedAt : undefined),
      rowReason(record, reading.isKept, texts) || exportedRemark(reading.remark, texts),
      record.host,
      record.environment ?? '',
      ...decisionCells(decision, today, reading.facts),
      record.id,
      ...(skipped.length > 0 ? [''] : []),
      ...(screeningColumns(operations).length > 0 ? screeningCells(reading, texts) : []),
    ].map(withoutFormulas);
    const { sourceRows = [[]] } = record;
    return sourceRows.map((cells) => [...own, ...headings.map((_, i) => safeSource(cells[i] ?? ''))]);
  });
  const own = [...requestColumns(operations), ...columnsWith(skipped), ...screeningColumns(operations)];
  const unsent = skipped.map(({ line, reason }) => {
    const cells: Record<string, string> = { state: 'skipped', failure: reason, line: String(line) };
    return [...own, ...headings.map(() => '')].map((column) => cells[column] ?? '');
  });
  return `${Papa.unparse([...lines, ...unsent])}\r\n`;
}
