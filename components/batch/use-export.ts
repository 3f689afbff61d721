import { useState } from 'react';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useNoteTexts } from '@/components/kit/use-texts-in';
import type { RowSummary } from '@/utils/batch/row-summary';
import { decisionKeys } from '@/utils/decision/decision-keys';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Database } from '@/utils/storage/database';
import { decisionsOfMany } from '@/utils/storage/decisions';
import { database } from '@/utils/storage/page-database';
import { type DecisionsByRow, type LookupFile, saveCsv } from './lookup-file';

type Progress = (read: number) => void;

/**
 * Returns the export of some lookups as a table, and its progress in words. Null if the policy forbids them or texts are loading.
 * `read`: returns the current lookups, because the displayed ones may be a second old. `chosen`: other ones in their place.
 */
export function useExport({
  read,
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
    const rows = chosen ?? (await read(onProgress));
    const readings = await readAnswers(rows, onProgress);
    saveCsv(fileOf(rows.length), rows, readings, await decisionsByRow(database, rows), texts);
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

async function decisionsByRow(database: Database, rows: readonly LookupRecord[]): Promise<DecisionsByRow> {
  const idOf = ({ subject }: Pick<LookupRecord, 'subject'>) => decisionKeys(subject).subjectId;
  const found = await decisionsOfMany(database, rows.map(idOf));
  return (row) => found.get(idOf(row)) ?? null;
}
