import type { SkippedLine } from '@/utils/lookup/batch-record';
import type { RequestSubject } from '@/utils/service/operations';
import { type CellQuestion, type ColumnQuestion, collectQuestions } from './column-question';
import type { CsvRow, CsvTable } from './csv-table';
import { combineName, essentialColumns } from './name-columns';
import type { NotedLine } from './noted-line';
import { type RowContext, type RowProblem, readRow } from './read-row';
import { shortened } from './shortened';
import type { SubjectColumns } from './subject-columns';
import { type CellValue, collectValues, type ValueQuestion } from './value-question';

type OverviewSubject = Extract<RequestSubject, { operation: 'overview' }>;

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
  /** Rows that are sent, with something to know about each, such as a cleaned name. */
  remarked: RowWithReasons[];
  /** Number of rows that repeat another one in every cell. */
  repeated: number;
  /** Rows that share the lookup of an earlier row, `with`, though their other cells differ. */
  shared: (NotedLine & { with: number })[];
  /** What the user is asked about the dates, answered or not. */
  dateQuestions: readonly ColumnQuestion[];
  /** What the user is asked about single values, answered or not. */
  valueQuestions: readonly ValueQuestion[];
  /** Lines that are left out until their question is answered. */
  waiting: readonly SkippedLine[];
}

/** Reads table rows by the rules of the subject form. A row with any problem is not sent. */
export function readSubjectRows(
  { columns: headings, rows }: CsvTable,
  columns: SubjectColumns,
  by: RowContext & {
    /** Whether the user wants the rows that are asked about. */
    includeAsked?: boolean;
  },
): SubjectRows {
  const found = new Map<string, { subject: OverviewSubject; line: number; lines: string[][]; seen: Set<string> }>();
  const bad: RowWithReasons[] = [];
  const asked: RowWithReasons[] = [];
  const remarked: RowWithReasons[] = [];
  const shared: SubjectRows['shared'] = [];
  let repeated = 0;
  const essential = essentialColumns(headings, columns.name);
  const askedDates: { value: string; questions: readonly CellQuestion[] }[] = [];
  const askedValues: CellValue[] = [];
  const waiting: SkippedLine[] = [];
  for (const row of rows) {
    const { line, cells } = row;
    const misread = misreadReason(row, headings.length);
    if (misread !== null) {
      bad.push({ line, shown: shownOf(cells), reasons: [misread] });
      continue;
    }
    const cell = (column: number | null): string => (column === null ? '' : (cells[column] ?? ''));
    const name = combineName(columns.name.map(cell));
    const entityType = typeof columns.entityType === 'string' ? columns.entityType : cell(columns.entityType);
    const fields = { name, entityType, dob: cell(columns.dob), country: cell(columns.country) };
    const read = readRow(fields, by);
    const { request, questions, waitsFor } = read;
    const shown = shortened(name) || shownOf(cells);
    if (request === null) {
      bad.push({ line, shown, reasons: read.bad });
      continue;
    }
    if (questions.length > 0) askedDates.push({ value: fields.dob, questions });
    askedValues.push(...read.values);
    if (waitsFor !== null) {
      waiting.push({ line, reason: waitsFor });
      continue;
    }
    const isHalf = request.entity_type === 'individual' && essential.some((column) => !cells[column]);
    const reasons: RowProblem[] = [...read.asked, ...(isHalf ? [{ text: 'badRow.halfName' as const }] : [])];
    if (reasons.length > 0) asked.push({ line, shown, reasons });
    if (reasons.length > 0 && !by.includeAsked) continue;
    if (read.remarks.length > 0) remarked.push({ line, shown, reasons: read.remarks });
    const key = JSON.stringify(request);
    const cellsText = textOfRow(cells);
    const before = found.get(key);
    if (!before) {
      const subject: OverviewSubject = { operation: 'overview', request };
      found.set(key, { subject, line, lines: [cells], seen: new Set([cellsText]) });
      continue;
    }
    if (before.seen.has(cellsText)) repeated++;
    else shared.push({ line, shown, with: before.line });
    before.lines.push(cells);
    before.seen.add(cellsText);
  }
  const dateQuestions = collectQuestions(askedDates);
  const valueQuestions = collectValues(askedValues);
  const subjects = [...found.values()].map(({ subject }) => subject);
  const lines = [...found.values()].map((of) => of.lines);
  return { subjects, lines, bad, asked, remarked, repeated, shared, dateQuestions, valueQuestions, waiting };
}

const shownOf = (cells: readonly string[]): string => shortened(cells.filter(Boolean).join(', '));

/** Returns a text that is equal for rows with the same cells; missing ones at the end are empty. */
const textOfRow = (cells: readonly string[]): string =>
  JSON.stringify(cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1));

/** Returns why the cells of a row may be misaligned, or null. A wrong cell would cost a paid lookup. */
function misreadReason({ line, cells, brokenTo }: CsvRow, columns: number): RowProblem | null {
  if (brokenTo !== undefined && brokenTo > line) return { text: 'badRow.openQuote', from: line, to: brokenTo };
  if (brokenTo !== undefined) return { text: 'badRow.quotes' };
  return cells.slice(columns).some(Boolean) ? { text: 'badRow.tooManyCells' } : null;
}
