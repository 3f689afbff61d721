import type { RequestSubject } from '@/utils/service/operations';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import type { CountryFormat } from '../service/countries';
import { readSubjectForm, type SubjectDraft } from '../service/subject-form';
import type { CsvRow, CsvTable } from './csv-table';
import { kindWords } from './kind-words';
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

/** The distinct subjects of a table, and the rows that cannot be looked up, with reasons. */
export interface SubjectRows {
  subjects: OverviewSubject[];
  /** The cells of each subject's lines, in the same order. */
  lines: string[][][];
  bad: { line: number; shown: string; reasons: RowProblem[] }[];
  repeated: number;
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
    /** In their language, a row may state its kind. */
    texts: Pick<Texts, 't'>;
  },
): SubjectRows {
  const found = new Map<string, { subject: OverviewSubject; lines: string[][] }>();
  const bad: SubjectRows['bad'] = [];
  let repeated = 0;
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
    const { iso: dob, either, isOtherOrder } = readRowDate(cell(columns.dob), by.dateOrder);
    if (isOtherOrder) {
      const reasons = [quoting('badRow.otherDateOrder', cell(columns.dob))];
      bad.push({ line, shown: shortened(cell(columns.name)) || shownOf(cells), reasons });
      continue;
    }
    if (either) unclear.push({ value: cell(columns.dob), either });
    if (either && by.dateOrder === null) continue;
    const form: SubjectDraft = {
      name: cell(columns.name),
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
    const key = JSON.stringify(read.request);
    const before = found.get(key);
    if (before) {
      repeated++;
      before.lines.push(cells);
    } else found.set(key, { subject: { operation: 'overview', request: read.request }, lines: [cells] });
  }
  const [first] = unclear;
  const unclearDates = first ? { ...first, count: unclear.length } : null;
  const subjects = [...found.values()].map(({ subject }) => subject);
  const lines = [...found.values()].map((of) => of.lines);
  return { subjects, lines, bad, repeated, unclearDates };
}

const shownOf = (cells: readonly string[]): string => shortened(cells.filter(Boolean).join(', '));

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
