import { saveFile } from '@/components/kit/save-file';
import { type CsvResult, csvOf } from '@/utils/batch/csv-rows';
import type { BatchRecord, SkippedLine } from '@/utils/lookup/batch-record';
import type { Operation } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Texts } from '@/utils/texts/texts';

/** A set of lookups as a file. */
export interface LookupFile {
  /** Without ending; reveals nothing about the subjects but the name of the user's own file. */
  name: string;
  operations: readonly Operation[];
  /** Columns of the batch's file. */
  headings?: readonly string[] | undefined;
  /** Lines of its list that were not sent. */
  skipped?: readonly SkippedLine[] | undefined;
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the file of some rows of a batch; the lines that were not sent are in the file of all rows. */
export function batchFile(
  batch: Pick<BatchRecord, 'id' | 'operation' | 'createdAt' | 'source' | 'fileName' | 'headings' | 'skipped'>,
  isWhole: boolean,
): LookupFile {
  const { id, createdAt, headings } = batch;
  // The name of a list of parties is that of a subject.
  const fileName = batch.source === 'parties' ? undefined : batch.fileName;
  return {
    name: `sightline-${partOfName(fileName)}${batch.operation}-batch-${day(createdAt)}-${id.slice(0, 8)}`,
    operations: [batch.operation],
    headings,
    skipped: isWhole ? batch.skipped : undefined,
  };
}

/** Returns the name of a batch's file as a part of another: `customers-`, without its ending and signs. */
function partOfName(name: string | undefined): string {
  const plain = (name ?? '')
    .replace(/\.[a-z]{3,4}$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return plain === '' ? '' : `${plain}-`;
}

/** Returns the file of some rows of the history. */
export const historyFile = (now: number): LookupFile => ({
  name: `sightline-history-${day(now)}`,
  operations: operation.options,
});

/** Saves lookups as a CSV file. */
export function saveCsv(file: LookupFile, rows: readonly CsvResult[], texts: Texts): void {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const text = csvOf(file, rows, { texts, zone, today: calendarDay(new Date()) });
  saveFile(`${file.name}.csv`, text, 'text/csv;charset=utf-8');
}
