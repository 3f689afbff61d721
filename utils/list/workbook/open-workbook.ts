import Papa from 'papaparse';
import { isDateFormat } from './date-format';
import { fillMerged } from './merged-cells';
import { type CellContext, type SheetCells, sheetHandler } from './sheet-handler';
import { unescapeText } from './unescape-text';
import { unpack } from './unpack';
import { MAX_LETTERS, MAX_SHARED_TEXTS, MAX_SHEET_ROWS, type WorkbookProblem } from './workbook-problem';
import { attribute, type XmlHandler, xmlReader } from './xml-reader';

/** A workbook (.xlsx) whose sheets can be read. Macros, links to other files, pictures and formulas are not looked at. */
export interface Workbook {
  sheets: readonly { name: string; isHidden: boolean }[];
  /** Returns a sheet as CSV text with a line for each row, or why it cannot be read. Without what `leaves` names. */
  read: (index: number, leaves?: readonly HiddenPart[]) => SheetText | { problem: WorkbookProblem };
}

/** What a workbook can hide of a sheet. */
export type HiddenPart = 'rows' | 'columns';

interface SheetText {
  text: string;
  /** Numbers of rows and columns with content that the workbook hides. */
  hidden: Readonly<Record<HiddenPart, number>>;
  /** The first content of each hidden column: most often its heading. */
  hiddenColumns: readonly string[];
}

interface Relation {
  target: string;
  type: string;
}

/** Opens a workbook. Its parts are unpacked when they are needed, within limits. */
export function openWorkbook(bytes: Uint8Array): Workbook | { problem: WorkbookProblem } {
  const relations = new Map<string, Relation>();
  const sheets: { name: string; isHidden: boolean; id: string }[] = [];
  let starts1904 = false;
  const problem = unpack(bytes, (name) => {
    if (/^xl\/_rels\/workbook\.xml\.rels$/i.test(name)) return xmlReader(relationHandler(relations));
    if (!/^xl\/workbook\.xml$/i.test(name)) return null;
    return xmlReader({
      open(element, attributes) {
        if (element === 'workbookPr') starts1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
        if (element !== 'sheet' || sheets.length >= 500) return;
        const { name: title = '', state } = attributes;
        sheets.push({
          name: title,
          isHidden: state !== undefined && state !== 'visible',
          id: attribute(attributes, 'id') ?? '',
        });
      },
    });
  });
  if (problem) return { problem };
  const parts = [...relations.values()];
  const partOf = (type: string) => parts.find((part) => part.type === type)?.target;
  const readable = sheets.flatMap(({ id, ...sheet }) => {
    const part = relations.get(id);
    return part?.type === 'worksheet' ? [{ ...sheet, target: part.target }] : [];
  });
  if (readable.length === 0) return { problem: sheets.length === 0 ? 'not-a-workbook' : 'no-sheet' };
  return {
    sheets: readable.map(({ name, isHidden }) => ({ name, isHidden })),
    read(index, leaves = []) {
      const target = readable[index]?.target;
      const context = readContext(bytes, partOf('sharedStrings'), partOf('styles'));
      if ('problem' in context) return context;
      const handler = sheetHandler({ ...context, starts1904 });
      let isFound = false;
      const unread = unpack(bytes, (name) => {
        if (!isSame(name, target)) return null;
        isFound = true;
        return xmlReader(handler);
      });
      if (unread !== null || !isFound) return { problem: unread ?? 'not-a-workbook' };
      if (handler.cells.uncalculated > 0) return { problem: 'not-calculated' };
      if (!fillMerged(handler.cells)) return { problem: 'workbook-too-large' };
      return textOf(handler.cells, leaves);
    },
  };
}

const isSame = (name: string, target: string | undefined): boolean => name.toLowerCase() === target?.toLowerCase();

function relationHandler(relations: Map<string, Relation>): XmlHandler {
  return {
    open(element, { Id: id, Type: type, Target: target, TargetMode: mode }) {
      if (element !== 'Relationship' || id === undefined || target === undefined || mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
      relations.set(id, { target: path, type: type?.slice(type.lastIndexOf('/') + 1) ?? '' });
    },
  };
}

/** Reads the texts that cells share, and which of their styles show dates. */
function readContext(
  bytes: Uint8Array,
  stringsPart: string | undefined,
  stylesPart: string | undefined,
): Omit<CellContext, 'starts1904'> | { problem: WorkbookProblem } {
  const strings: string[] = [];
  const dateStyles: boolean[] = [];
  const problem = unpack(bytes, (name) => {
    if (isSame(name, stringsPart)) return xmlReader(stringHandler(strings));
    return isSame(name, stylesPart) ? xmlReader(styleHandler(dateStyles)) : null;
  });
  return problem === null ? { strings, dateStyles } : { problem };
}

function stringHandler(strings: string[]): XmlHandler {
  let text: string | null = null;
  let isText = false;
  let aids = 0;
  let letters = 0;
  return {
    problem: () => (letters > 2 * MAX_LETTERS || strings.length > MAX_SHARED_TEXTS ? 'workbook-too-large' : null),
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') aids++;
      if (name === 't') isText = true;
    },
    text(piece) {
      if (text !== null && isText && aids === 0) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') aids--;
      if (name !== 'si' || text === null) return;
      letters += text.length + 1;
      strings.push(unescapeText(text));
      text = null;
    },
  };
}

function styleHandler(dateStyles: boolean[]): XmlHandler {
  const codes = new Map<number, string>();
  let isOfCells = false;
  return {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) dateStyles.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  };
}

/**
 * A gap of more empty rows is one empty line, and so is every gap once they have as many lines as a sheet may have rows.
 * Otherwise the number of a line is that of its row.
 */
const MAX_GAP = 1_000;

function textOf({ rows, hiddenRows, hiddenColumns }: SheetCells, leaves: readonly HiddenPart[]): SheetText {
  const lines: string[][] = [];
  let before = 0;
  let blank = 0;
  const sorted = [...rows].sort(([a], [b]) => a - b);
  const read = sorted.filter(([number]) => !leaves.includes('rows') || !hiddenRows.has(number));
  const isRead = (_: string, at: number) => !leaves.includes('columns') || !hiddenColumns.has(at);
  for (const [number, cells] of read) {
    const gap = number - before - 1;
    const isWritten = gap <= MAX_GAP && blank + gap <= MAX_SHEET_ROWS;
    for (let empty = 0; empty < (isWritten ? gap : 1); empty++) lines.push([]);
    blank += isWritten ? gap : 0;
    lines.push(cells.filter(isRead).map((cell) => cell.replace(/\r\n?/g, '\n')));
    before = number;
  }
  return {
    text: Papa.unparse(lines, { newline: '\n' }),
    hidden: { rows: hiddenRows.size, columns: hiddenColumns.size },
    hiddenColumns: [...hiddenColumns]
      .sort((a, b) => a - b)
      .map((column) => sorted.find(([, cells]) => cells[column])?.[1][column] ?? ''),
  };
}
