import { browser } from '#imports';
import { saveFile } from '@/hooks/save-file';
import { csvHead, csvRows } from '@/utils/batch/csv-rows';
import { rowJson } from '@/utils/batch/row-json';
import { EMPTY_SUMMARY, type RowSummary } from '@/utils/batch/row-summary';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import type { ScoreRules } from '@/utils/reading/score/score-rules';
import type { Database } from '@/utils/storage/database';
import type { Texts } from '@/utils/texts/texts';
import { yieldToMain } from './row-reader';

const SLICE = 100;

/** A file name that reveals nothing about the subjects. */
const fileName = ({ id, operation, createdAt }: BatchRecord, ending: string): string =>
  `sightline-${operation}-batch-${new Date(createdAt).toISOString().slice(0, 10)}-${id.slice(0, 8)}.${ending}`;

/** Saves rows as a CSV file. */
export function saveBatchCsv(
  batch: BatchRecord,
  rows: readonly LookupRecord[],
  readings: ReadonlyMap<string, RowSummary>,
  texts: Texts,
): void {
  const read = rows.map((record) => ({ record, reading: readings.get(record.id) ?? EMPTY_SUMMARY }));
  const lines = csvRows(read, texts, batch.headings);
  saveFile(fileName(batch, 'csv'), [csvHead(batch.operation, batch.headings), lines], 'text/csv;charset=utf-8');
}

/** Saves rows as one JSON file, each with its answer as received. Reads answers in slices. */
export async function saveBatchJson(
  database: Database,
  batch: BatchRecord,
  rows: readonly LookupRecord[],
  { rules, texts }: { rules: ScoreRules; texts: Texts },
  onProgress: (read: number) => void,
): Promise<void> {
  const about = { rules, texts, exportedAt: Date.now(), version: browser.runtime.getManifest().version };
  const { operation, host, connectionName, createdAt, headings: sourceColumns } = batch;
  const startedAt = new Date(createdAt).toISOString();
  const head = {
    operation,
    host,
    connectionName,
    startedAt,
    rows: rows.length,
    ...(sourceColumns && { sourceColumns }),
  };
  const parts = [`{\n"batch": ${JSON.stringify(head)},\n"lookups": [\n`];
  for (let from = 0; from < rows.length; from += SLICE) {
    const slice = rows.slice(from, from + SLICE);
    const answers = await database.answers.bulkGet(slice.map(answerIdOf));
    const entries = slice.map((record, i) => rowJson(record, answers[i], about));
    parts.push(`${from > 0 ? ',\n' : ''}${entries.join(',\n')}`);
    onProgress(from + slice.length);
    await yieldToMain();
  }
  parts.push('\n]\n}\n');
  saveFile(fileName(batch, 'json'), parts, 'application/json');
}
