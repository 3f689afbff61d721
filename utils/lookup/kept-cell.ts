import type { LookupRecord } from './lookup-record';

/** Returns the cell of a column that a batch keeps; different cells of one subject are separated by commas. */
export const keptCell = ({ sourceRows = [] }: Pick<LookupRecord, 'sourceRows'>, at: number): string =>
  [...new Set(sourceRows.map((cells) => cells[at] ?? ''))].filter(Boolean).join(', ');
