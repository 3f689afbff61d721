import Papa from 'papaparse';
import type { LookupRecord } from '../lookup/lookup-record';
import type { Operation } from '../service/contract';
import { rowState } from './counts';
import type { RowReading } from './row-reading';
import { rowReason } from './row-reason';

/**
 * Cells that a spreadsheet might run as a formula get an apostrophe in front (OWASP, CSV injection). Papa Parse's own
 * pattern lets a cell through that has a line break in it.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

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
      rowReason(record, reading.isKept),
      record.host,
      record.connectionName,
      record.id,
    ];
  });
  return `${Papa.unparse(lines, { escapeFormulae: FORMULA })}\r\n`;
}
