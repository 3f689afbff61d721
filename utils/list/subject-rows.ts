import type { SkippedLine } from '@/utils/lookup/batch-record';
import type { RequestSubject } from '@/utils/service/operations';
import { type NameAnswers, readNameCell } from '@/utils/subject/name-cell';
import { readKind } from '@/utils/subject/read-kind';
import { type CellQuestion, type ColumnQuestion, collectQuestions, mayBeSwapped } from './column-question';
import type { CsvRow, CsvTable } from './csv-table';
import { combineName, essentialColumns } from './name-columns';
import { type AskedName, collectNames, type NameQuestion } from './name-question';
import type { NotedLine } from './noted-line';
import { type RowContext, type RowProblem, readRow } from './read-row';
import { isTotalRow, sectionRows } from './report-rows';
import { shortened } from './shortened';
import { birthOf, type SubjectColumns } from './subject-columns';
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
  /** Other names that the name cells of these lines hold, in the same order; they are not sent. */
  others: string[][];
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
  /** What the user is asked about cells that hold more than a name, answered or not. */
  nameQuestions: readonly NameQuestion[];
  /** Lines that are left out until their question is answered. */
  waiting: readonly SkippedLine[];
}

interface Found {
  subject: OverviewSubject;
  line: number;
  lines: string[][];
  others: string[];
  seen: Set<string>;
}

/** Reads table rows by the rules of the subject form. A row with any problem is not sent. */
export function readSubjectRows(
  { columns: headings, rows }: CsvTable,
  columns: SubjectColumns,
  by: RowContext & {
    /** Whether the user wants the rows that are asked about. */
    includeAsked?: boolean;
    /** What the user has said about cells that hold more than a name. */
    names?: NameAnswers;
  },
): SubjectRows {
  const found = new Map<string, Found>();
  const bad: RowWithReasons[] = [];
  const asked: RowWithReasons[] = [];
  const remarked: RowWithReasons[] = [];
  const shared: SubjectRows['shared'] = [];
  let repeated = 0;
  const essential = essentialColumns(headings, columns.name);
  const context = { ...by, isMixed: mayBeSwapped(rows.map(({ cells }) => birthOf(cells, columns.dob))) };
  const sections = sectionRows(rows, columns.name);
  const askedDates: { value: string; questions: readonly CellQuestion[] }[] = [];
  const askedValues: CellValue[] = [];
  const askedNames: AskedName[] = [];
  const waiting: SkippedLine[] = [];
  for (const row of rows) {
    const { line, cells } = row;
    const misread = misreadReason(row, headings.length);
    if (misread !== null) {
      bad.push({ line, shown: shownOf(cells), reasons: [misread] });
      continue;
    }
    const cell = (column: number | null): string => (column === null ? '' : (cells[column] ?? ''));
    const written = combineName(columns.name.map(cell));
    const entityType = typeof columns.entityType === 'string' ? columns.entityType : cell(columns.entityType);
    const dob = birthOf(cells, columns.dob);
    const shown = shortened(written) || shownOf(cells);
    const isTotal = isTotalRow(cells);
    if (isTotal && readKind(entityType) !== 'business') {
      bad.push({ line, shown: shownOf(cells), reasons: [{ text: 'badRow.noName', value: shownOf(cells) }] });
      continue;
    }
    const { names, kinds } = readNameCell(written, readKind(entityType) ?? '', by.names ?? {});
    const isJoint = names.length > 1;
    // Whose date of birth it is, nobody knows.
    const reads = names.map(({ name }) =>
      readRow({ name, entityType, dob: isJoint ? '' : dob, country: cell(columns.country) }, context),
    );
    const [read] = reads;
    const failed = reads.find(({ request }) => request === null);
    if (read === undefined || failed) {
      bad.push({ line, shown, reasons: failed?.bad ?? [{ text: 'badRow.halfName' }] });
      if (read === undefined) askedNames.push(...kinds.map((each) => ({ ...each, line, shown })));
      continue;
    }
    askedNames.push(...kinds.map((each) => ({ ...each, line, shown })));
    if (kinds.some(({ kind }) => by.names?.[kind] === undefined || by.names[kind] === 'left-out')) {
      waiting.push({ line, reason: 'name' });
      continue;
    }
    if (read.questions.length > 0) askedDates.push({ value: dob, questions: read.questions });
    askedValues.push(...read.values);
    if (read.waitsFor !== null) {
      waiting.push({ line, reason: read.waitsFor });
      continue;
    }
    const isHalf = read.request?.entity_type === 'individual' && essential.some((column) => !cells[column]);
    const reasons: RowProblem[] = [
      ...reads.flatMap((each) => each.asked),
      ...(isHalf ? [{ text: 'badRow.halfName' as const }] : []),
      ...(isTotal || sections.has(line) ? [{ text: 'badRow.maybeNoName' as const, value: shownOf(cells) }] : []),
    ];
    if (reasons.length > 0) asked.push({ line, shown, reasons });
    if (reasons.length > 0 && !by.includeAsked) continue;
    const remarks: RowProblem[] = [
      ...reads.flatMap((each) => each.remarks),
      ...(isJoint && dob !== '' ? [{ text: 'badRow.sentWithout' as const, value: dob }] : []),
    ];
    if (remarks.length > 0) remarked.push({ line, shown, reasons: remarks });
    reads.forEach(({ request }, at) => {
      if (request) add(request, { line, cells, shown }, names[at]?.others.join('; ') ?? '');
    });
  }
  const dateQuestions = collectQuestions(askedDates);
  const valueQuestions = collectValues(askedValues);
  const nameQuestions = collectNames(askedNames);
  const all = [...found.values()];
  return {
    subjects: all.map(({ subject }) => subject),
    lines: all.map((of) => of.lines),
    others: all.map((of) => of.others),
    ...{ bad, asked, remarked, repeated, shared, dateQuestions, valueQuestions, nameQuestions, waiting },
  };

  function add(request: OverviewSubject['request'], row: NotedLine & { cells: string[] }, others: string): void {
    const { line, shown, cells } = row;
    const key = JSON.stringify(request);
    const cellsText = textOfRow(cells);
    const before = found.get(key);
    if (!before) {
      const subject: OverviewSubject = { operation: 'overview', request };
      found.set(key, { subject, line, lines: [cells], others: [others], seen: new Set([cellsText]) });
      return;
    }
    if (before.seen.has(cellsText)) repeated++;
    else shared.push({ line, shown, with: before.line });
    before.lines.push(cells);
    before.others.push(others);
    before.seen.add(cellsText);
  }
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
