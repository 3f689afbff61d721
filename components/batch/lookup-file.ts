import { saveFile } from '@/components/kit/save-file';
import { csvHead, csvRows } from '@/utils/batch/csv-rows';
import { rowJson } from '@/utils/batch/row-json';
import { EMPTY_SUMMARY, type RowSummary } from '@/utils/batch/row-summary';
import type { DecisionsOfSubject } from '@/utils/decision/decision';
import type { BatchRecord, SkippedLine } from '@/utils/lookup/batch-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import type { Result } from '@/utils/result/result';
import type { Operation } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Texts } from '@/utils/texts/texts';
import { yieldToMain } from './row-reader';

const SLICE = 100;

/** Returns what the user decided about the subject of a lookup. */
export type DecisionsByRow = (row: Pick<LookupRecord, 'subject'>) => DecisionsOfSubject | null;

/** A set of lookups as a file. */
export interface LookupFile {
  /** Without ending; reveals nothing about the subjects but the name of the user's own file. */
  name: string;
  operations: readonly Operation[];
  /** Columns of the batch's file. */
  headings?: readonly string[] | undefined;
  /** Lines of its list that were not sent. */
  skipped?: readonly SkippedLine[] | undefined;
  /** What the JSON says about the set, before the lookups. */
  about: Readonly<Record<string, object>>;
}

const day = (at: number): string => iso(at).slice(0, 10);
const iso = (at: number): string => new Date(at).toISOString();

/** Returns the file of some rows of a batch; the lines that were not sent are in the file of all rows. */
export function batchFile(
  batch: Pick<
    BatchRecord,
    'id' | 'operation' | 'createdAt' | 'fileName' | 'headings' | 'skipped' | 'host' | 'connectionName' | 'environment'
  >,
  rows: number,
  isWhole: boolean,
): LookupFile {
  const { id, createdAt, fileName, headings, host, connectionName } = batch;
  const startedAt = iso(createdAt);
  const skipped = isWhole ? batch.skipped : undefined;
  return {
    name: `sightline-${partOfName(fileName)}${batch.operation}-batch-${day(createdAt)}-${id.slice(0, 8)}`,
    operations: [batch.operation],
    headings,
    skipped,
    about: {
      batch: {
        operation: batch.operation,
        ...(fileName !== undefined && { file: fileName }),
        host,
        connectionName,
        environment: batch.environment || null,
        startedAt,
        rows,
        ...(headings && { sourceColumns: headings }),
        ...(skipped && { skipped }),
      },
    },
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
export const historyFile = (rows: number, now: number): LookupFile => ({
  name: `sightline-history-${day(now)}`,
  operations: operation.options,
  about: { history: { exportedAt: iso(now), rows } },
});

/** Saves lookups as a CSV file. */
export function saveCsv(
  file: LookupFile,
  rows: readonly LookupRecord[],
  readings: ReadonlyMap<string, RowSummary>,
  decisions: DecisionsByRow,
  texts: Texts,
): void {
  const read = rows.map((record) => ({
    record,
    reading: readings.get(record.id) ?? EMPTY_SUMMARY,
    decision: decisions(record)?.subject ?? null,
  }));
  saveFile(
    `${file.name}.csv`,
    [csvHead(file), csvRows(file, read, texts, calendarDay(new Date()))],
    'text/csv;charset=utf-8',
  );
}

/** Saves lookups as one JSON file, each with its answer as received. Reads results in slices. */
export async function saveJson(
  readResults: (rows: readonly LookupRecord[]) => Promise<Result[]>,
  { name, about: head }: LookupFile,
  rows: readonly LookupRecord[],
  given: { profiles: ProviderProfiles; texts: Texts; version: string },
  onProgress: (read: number) => void,
): Promise<void> {
  const about = { ...given, exportedAt: Date.now() };
  const parts = [`{\n${JSON.stringify(head).slice(1, -1)},\n"lookups": [\n`];
  for (let from = 0; from < rows.length; from += SLICE) {
    const results = await readResults(rows.slice(from, from + SLICE));
    const today = calendarDay(new Date());
    const entries = results.map((result) => rowJson(result, { ...about, today }));
    parts.push(`${from > 0 ? ',\n' : ''}${entries.join(',\n')}`);
    onProgress(from + results.length);
    await yieldToMain();
  }
  parts.push('\n]\n}\n');
  saveFile(`${name}.json`, parts, 'application/json');
}
