import Papa from 'papaparse';
import { type CsvContext, type CsvResult, csvOf } from '@/utils/batch/csv-rows';
import { EMPTY_SUMMARY, type RowSummary } from '@/utils/batch/row-summary';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { resultOf } from '@/utils/result/result';
import { ENGLISH } from '../../texts/english';

export const CONTEXT: CsvContext = { texts: ENGLISH, today: '2026-11-29', zone: 'Europe/Berlin' };

/** A lookup as a table takes it. @param known beside its answer */
export const csvResult = (
  record: LookupRecord,
  reading: RowSummary = EMPTY_SUMMARY,
  known: Partial<Parameters<typeof resultOf>[0]> = {},
): CsvResult => ({ result: resultOf({ ...known, record, report: null }), reading });

/** The names of the columns, in order. */
export const columnsOf = (...given: Parameters<typeof csvOf>): string[] => parsed(csvOf(...given))[0] ?? [];

/** The lines of a table, each by its columns. */
export function writtenRows(
  layout: Parameters<typeof csvOf>[0],
  rows: readonly CsvResult[],
  context: Partial<CsvContext> = {},
): Record<string, string>[] {
  const [head = [], ...lines] = parsed(csvOf(layout, rows, { ...CONTEXT, ...context }));
  return lines.map((cells) => Object.fromEntries(head.map((column, i) => [column, cells[i] ?? ''])));
}

const parsed = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',', skipEmptyLines: true }).data;
