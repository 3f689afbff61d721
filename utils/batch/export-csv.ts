import Papa from 'papaparse';
import type { LookupRecord } from '../lookup/lookup-record';
import type { Operation } from '../service/contract';
import { rowState } from './counts';
import type { RowReading } from './row-reading';
import { rowReason } from './row-reason';

/**
 * What a spreadsheet might run as a formula gets an apostrophe in front (OWASP, CSV injection), also inside a cell: where
 * the computer's list separator is a semicolon, as in German or French, Excel splits lines there. Quotation marks around
 * every cell would not help, as they hold together only what a reader takes for one cell. Control characters and
 * characters that show nothing count as blanks: a spreadsheet may drop them. No character is both a place to split and a
 * blank, so that a long run of them takes no longer than its length.
 */
const FORMULA =
  /(?:^|[;\|\t\r\n])[[\s\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}"]--[\t\r\n]]*(?=[=+\-@＝＋－＠])/gv;
const withoutFormulas = (cell: string): string => cell.replace(FORMULA, "$&'");

const SUBJECT_COLUMNS: Record<Operation, readonly string[]> = {
  score: ['email'],
  overview: ['subject_name', 'entity_type', 'dob', 'nationality'],
};
const COLUMNS = ['state', 'score', 'label', 'answered_at', 'reason', 'host', 'connection', 'lookup'] as const;

/** The first line. A byte order mark lets spreadsheets read the letters right. */
export const csvHead = (operation: Operation): string =>
  `\uFEFF${Papa.unparse([[...SUBJECT_COLUMNS[operation], ...COLUMNS]])}\r\n`;

/** Rows as CSV (RFC 4180), each line with its end. Nothing of the connection but its name and host is in it. */
export function csvRows(rows: readonly { record: LookupRecord; reading: RowReading }[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ record, reading }) => {
    const request: Record<string, string | undefined> = record.subject.request;
    return [
      ...SUBJECT_COLUMNS[record.subject.operation].map((column) => request[column] ?? ''),
      rowState(record),
      reading.score ?? '',
      reading.label ?? '',
      record.state === 'done' && record.endedAt !== undefined ? new Date(record.endedAt).toISOString() : '',
      rowReason(record, reading.isKept) || reading.remark,
      record.host,
      record.connectionName,
      record.id,
    ].map(withoutFormulas);
  });
  return `${Papa.unparse(lines)}\r\n`;
}
