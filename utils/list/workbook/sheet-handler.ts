import { dateText } from './date-format';
import { unescapeText } from './unescape-text';
import { MAX_COLUMNS, MAX_LETTERS, MAX_SHEET_ROWS, type WorkbookProblem } from './workbook-problem';
import { attribute, type XmlHandler } from './xml-reader';

/** What cells refer to. */
export interface CellContext {
  strings: readonly string[];
  /** Whether the style of each index shows dates. */
  dateStyles: readonly boolean[];
  starts1904: boolean;
}

/** The cells of a sheet with content, by row number, counted from 1. */
export interface SheetCells {
  rows: Map<number, string[]>;
  /** Those of them that the workbook hides, such as by a filter. */
  hiddenRows: Set<number>;
  /** Hidden columns with content, counted from 0. */
  hiddenColumns: Set<number>;
  /** Ranges of merged cells, such as `A2:A4`; only their first cell has content. */
  merged: string[];
  /** Cells whose formula was never calculated. */
  uncalculated: number;
}

/** Returns a handler that reads the cells of a sheet: the values of formulas, and dates as dates. */
export function sheetHandler(context: CellContext): XmlHandler & { cells: SheetCells } {
  const cells: SheetCells = {
    rows: new Map(),
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    merged: [],
    uncalculated: 0,
  };
  let problem: WorkbookProblem | null = null;
  let letters = 0;
  let row = 0;
  let isHidden = false;
  /** First and last columns of hidden ranges, counted from 1. */
  const hiddenRanges: [first: number, last: number][] = [];
  let cell: { column: number; type: string; style: number; value: string; hasFormula: boolean } | null = null;
  let column = 0;
  /** Text counts inside a value or an inline text, but not in a reading aid (furigana). */
  let isValue = false;
  let aids = 0;

  function keep(text: string, at: number): void {
    if (at >= MAX_COLUMNS) problem ??= 'too-many-columns';
    letters += text.length;
    if (letters > MAX_LETTERS) problem ??= 'workbook-too-large';
    if (problem !== null) return;
    const known = cells.rows.get(row) ?? [];
    if (known.length === 0) cells.rows.set(row, known);
    if (isHidden) cells.hiddenRows.add(row);
    if (hiddenRanges.some(([first, last]) => first <= at + 1 && at + 1 <= last)) cells.hiddenColumns.add(at);
    if (cells.rows.size > MAX_SHEET_ROWS) problem = 'too-many-rows';
    while (known.length < at) known.push('');
    known[at] = text;
  }

  return {
    cells,
    problem: () => problem,
    open(name, attributes) {
      if (name === 'row') {
        row = Number(attributes.r) || row + 1;
        column = 0;
        isHidden = isTrue(attributes.hidden);
      } else if (name === 'col') {
        const isKept = isTrue(attributes.hidden) && hiddenRanges.length < MAX_COLUMNS;
        if (isKept) hiddenRanges.push([Number(attributes.min), Number(attributes.max)]);
      } else if (name === 'mergeCell') {
        if (attributes.ref !== undefined) cells.merged.push(attributes.ref);
      } else if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1;
        cell = {
          column: column - 1,
          type: attribute(attributes, 't') ?? 'n',
          style: Number(attributes.s ?? 0),
          value: '',
          hasFormula: false,
        };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'rPh') aids++;
      else if (name === 'v' || name === 't') isValue = true;
    },
    text(text) {
      if (isValue && aids === 0 && cell) cell.value += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') aids--;
      if (name !== 'c' || cell === null) return;
      const { value, hasFormula, type } = cell;
      if (hasFormula && value === '' && type !== 'str') cells.uncalculated++;
      const text = value === '' ? '' : textOf(cell, context);
      if (text.trim() !== '') keep(text, cell.column);
      cell = null;
    },
  };
}

const isTrue = (value = ''): boolean => ['1', 'true'].includes(value);

/** Returns the column of a reference such as `B7`, counted from 1; undefined without one. */
export function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,7}(?=\d)/i.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function textOf(
  { type, value, style }: { type: string; value: string; style: number },
  { strings, dateStyles, starts1904 }: CellContext,
): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n') return unescapeText(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (dateStyles[style] && number >= 0 && number < 2_958_466) return dateText(number, starts1904);
  // Files store 0.1 + 0.2 and large numbers with more digits than a cell shows.
  return /^-?\d{1,21}$/.test(value) ? value : String(Number(number.toPrecision(15)));
}
