import type { RequestSubject } from '@/utils/service/operations';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { readSubjectForm, type SubjectDraft } from '../service/subject-form';
import type { CountryFormat } from '../subject/countries';
import type { CsvRow, CsvTable } from './csv-table';
import { kindWords } from './kind-words';
import { combineName, essentialColumns } from './name-columns';
import type { NotedLine } from './noted-line';
import { type DateOrder, readRowDate } from './row-date';
import { shortened } from './shortened';
import type { SubjectColumns } from './subject-columns';

type OverviewSubject = Extract<RequestSubject, { operation: 'overview' }>;

/** Why a row cannot be looked up, as a text; `value` is the cell that it quotes, `from` and `to` are lines. */
export type RowProblem =
  | { text: PlainKey }
  | {
      text: 'badRow.unknownCountry' | 'badRow.unknownType' | 'badRow.unclearDate' | 'badRow.otherDateOrder';
      value: string;
    }
  | { text: 'badRow.openQuote'; from: number; to: number };

/** A row with what must be known of it before it is sent, or why it is not. */
export interface RowWithReasons extends NotedLine {
  reasons: RowProblem[];
}

/** The distinct subjects of a table, and the rows that cannot be looked up, with reasons. */
export interface SubjectRows {
  subjects: OverviewSubject[];
  /** The cells of each subject's lines, in the same order. */
  lines: string[][][];
  bad: RowWithReasons[];
  /** Rows that are sent only if the user says so. */
  asked: RowWithReasons[];
  /** Number of rows that repeat another one in every cell. */
  repeated: number;
  /** Rows that share the lookup of an earlier row, `with`, though their other cells differ. */
  shared: (NotedLine & { with: number })[];
  /** Dates with two readings, with the first of them; null if none. Without an order, their rows are left out. */
  unclearDates: { count: number; value: string; either: Record<DateOrder, string> } | null;
}

/** Reads table rows by the rules of the subject form. A row with any problem is not sent. */
export function readSubjectRows(
  { columns: headings, rows }: CsvTable,
  columns: SubjectColumns,
  by: {
    /** The user's calendar day, `YYYY-MM-DD`. */
    today: string;
    format: CountryFormat;
    /** Returns the alpha-2 code that a text states, or the text itself. */
    codeOf: (text: string) => string;
    /** Null until the user has chosen; needed only for dates with two readings. */
    dateOrder: DateOrder | null;
    /** Whether the user wants the rows that are asked about. */
    includeAsked?: boolean;
    /** In their language, a row may state its kind. */
    texts: Pick<Texts, 't'>;
  },
): SubjectRows {
  const found = new Map<string, { subject: OverviewSubject; line: number; lines: string[][]; seen: Set<string> }>();
  const bad: RowWithReasons[] = [];
  const asked: RowWithReasons[] = [];
  const shared: SubjectRows['shared'] = [];
  let repeated = 0;
  const essential = essentialColumns(headings, columns.name);
  const kinds = kindWords(by.texts);
  const unclear: { value: string; either: Record<DateOrder, string> }[] = [];
  for (const row of rows) {
    const { line, cells } = row;
    const misread = misreadReason(row, headings.length);
    if (misread !== null) {
      bad.push({ line, shown: shownOf(cells), reasons: [misread] });
      continue;
    }
    const cell = (column: number | null): string => (column === null ? '' : (cells[column] ?? ''));
    const typed = typeof columns.entityType === 'string' ? columns.entityType : cell(columns.entityType).trim();
    const country = cell(columns.country);
    const name = combineName(columns.name.map(cell));
    const { iso: dob, either, isOtherOrder } = readRowDate(cell(columns.dob), by.dateOrder);
    if (isOtherOrder) {
      const reasons = [quoting('badRow.otherDateOrder', cell(columns.dob))];
      bad.push({ line, shown: shortened(name) || shownOf(cells), reasons });
      continue;
    }
    if (either) unclear.push({ value: cell(columns.dob), either });
    if (either && by.dateOrder === null) continue;
    const form: SubjectDraft = {
      name,
      entityType: kinds.get(typed.toLowerCase()) ?? '',
      dob,
      country: country === '' ? '' : by.codeOf(country),
    };
    const read = readSubjectForm(form, by.today, by.format);
    if (!read.ok) {
      const { entityType, dob: wrongDob, country: unknown, ...problems } = read.problems;
      const reasons = [
        ...Object.values(problems).map((text) => ({ text })),
        ...(entityType
          ? [typed === '' ? { text: 'badRow.noType' as const } : quoting('badRow.unknownType', typed)]
          : []),
        ...(wrongDob ? [dobReason(dob, wrongDob)] : []),
        ...(unknown ? [quoting('badRow.unknownCountry', country)] : []),
      ];
      bad.push({ line, shown: shortened(form.name) || shownOf(cells), reasons });
      continue;
    }
    if (form.entityType === 'individual' && essential.some((column) => !cells[column])) {
      asked.push({ line, shown: shortened(name), reasons: [{ text: 'badRow.halfName' }] });
      if (!by.includeAsked) continue;
    }
    const key = JSON.stringify(read.request);
    const cellsText = textOfRow(cells);
    const before = found.get(key);
    if (!before) {
      const subject: OverviewSubject = { operation: 'overview', request: read.request };
      found.set(key, { subject, line, lines: [cells], seen: new Set([cellsText]) });
      continue;
    }
    if (before.seen.has(cellsText)) repeated++;
    else shared.push({ line, shown: shortened(name), with: before.line });
    before.lines.push(cells);
    before.seen.add(cellsText);
  }
  const [first] = unclear;
  const unclearDates = first ? { ...first, count: unclear.length } : null;
  const subjects = [...found.values()].map(({ subject }) => subject);
  const lines = [...found.values()].map((of) => of.lines);
  return { subjects, lines, bad, asked, repeated, shared, unclearDates };
}

const shownOf = (cells: readonly string[]): string => shortened(cells.filter(Boolean).join(', '));

/** Returns a text that is equal for rows with the same cells; missing ones at the end are empty. */
const textOfRow = (cells: readonly string[]): string =>
  JSON.stringify(cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1));

const quoting = (text: Extract<RowProblem, { value: string }>['text'], cell: string): RowProblem => ({
  text,
  value: shortened(cell),
});

/** Returns why the cells of a row may be misaligned, or null. A wrong cell would cost a paid lookup. */
function misreadReason({ line, cells, brokenTo }: CsvRow, columns: number): RowProblem | null {
  if (brokenTo !== undefined && brokenTo > line) return { text: 'badRow.openQuote', from: line, to: brokenTo };
  if (brokenTo !== undefined) return { text: 'badRow.quotes' };
  return cells.slice(columns).some(Boolean) ? { text: 'badRow.tooManyCells' } : null;
}

const dobReason = (dob: string, text: PlainKey): RowProblem =>
  /^\d{4}-\d{2}-\d{2}$/.test(dob) ? { text } : quoting('badRow.unclearDate', dob);
