import { useState } from 'react';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useNoteTexts } from '@/components/kit/use-texts-in';
import { EMPTY_SUMMARY, type RowSummary } from '@/utils/batch/row-summary';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { database } from '@/utils/storage/page-database';
import { readKnownResults } from '@/utils/storage/results';
import { type LookupFile, saveCsv } from './lookup-file';

type Progress = (read: number) => void;

/**
 * Returns the export of some lookups as a table, and its progress in words. Null if the policy forbids them or texts are loading.
 * `read`: returns the current lookups, because the displayed ones may be a second old. `chosen`: other ones in their place.
 */
export function useExport({
  read: readRows,
  readAnswers,
  fileOf,
}: {
  read: (onProgress: Progress) => Promise<readonly LookupRecord[]>;
  readAnswers: (rows: readonly LookupRecord[], onProgress: Progress) => Promise<ReadonlyMap<string, RowSummary>>;
  fileOf: (rows: number) => LookupFile;
}): { busy: string | null; saveTable: ((chosen?: readonly LookupRecord[]) => void) | null } {
  const { policy } = useApp();
  const { t } = useTexts();
  const texts = useNoteTexts();
  const [busy, setBusy] = useState<string | null>(null);
  const onProgress = (done: number) => setBusy(t('rows.reading', { done }));
  const { allowExport = true } = policy;
  if (!allowExport || !texts) return { busy, saveTable: null };
  const saveTable = async (chosen: readonly LookupRecord[] | undefined) => {
    onProgress(0);
    const rows = chosen ?? (await readRows(onProgress));
    const readings = await readAnswers(rows, onProgress);
    const results = await readKnownResults(database, rows);
    const read = results.map((result) => ({ result, reading: readings.get(result.record.id) ?? EMPTY_SUMMARY }));
    saveCsv(fileOf(rows.length), read, texts);
  };
  return {
    busy,
    saveTable: (chosen) =>
      void saveTable(chosen).then(
        () => setBusy(null),
        () => setBusy(t('rows.exportFailed')),
      ),
  };
}
