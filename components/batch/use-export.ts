import { useState } from 'react';
import { browser } from '#imports';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useNoteTexts } from '@/components/kit/use-texts-in';
import type { RowSummary } from '@/utils/batch/row-summary';
import { decisionKeys } from '@/utils/decision/decision-keys';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Database } from '@/utils/storage/database';
import { decisionsOfMany } from '@/utils/storage/decisions';
import { readResults } from '@/utils/storage/results';
import { type DecisionsByRow, type LookupFile, saveCsv, saveJson } from './lookup-file';

type Progress = (read: number) => void;

/**
 * Returns the exports of some lookups, and their progress in words. Null if the policy forbids them or texts are loading.
 * `read`: returns the current lookups, because the displayed ones may be a second old.
 */
export function useExport({
  read,
  readAnswers,
  fileOf,
}: {
  read: (onProgress: Progress) => Promise<readonly LookupRecord[]>;
  readAnswers: (rows: readonly LookupRecord[], onProgress: Progress) => Promise<ReadonlyMap<string, RowSummary>>;
  fileOf: (rows: number) => LookupFile;
}): { busy: string | null; exports: { csv: () => void; json: () => void } | null } {
  const { database, policy, profiles } = useApp();
  const { t } = useTexts();
  const texts = useNoteTexts();
  const [busy, setBusy] = useState<string | null>(null);
  const onProgress = (done: number) => setBusy(t('rows.reading', { done }));
  const exporting = (save: (rows: readonly LookupRecord[], file: LookupFile) => Promise<void>) => {
    onProgress(0);
    void read(onProgress)
      .then((rows) => save(rows, fileOf(rows.length)))
      .then(
        () => setBusy(null),
        () => setBusy(t('rows.exportFailed')),
      );
  };
  const { version } = browser.runtime.getManifest();
  const { allowExport = true } = policy;
  if (!allowExport || !texts) return { busy, exports: null };
  return {
    busy,
    exports: {
      csv: () =>
        exporting(async (rows, file) => {
          const readings = await readAnswers(rows, onProgress);
          saveCsv(file, rows, readings, await decisionsByRow(database, rows), texts);
        }),
      json: () =>
        exporting((rows, file) => {
          const read = (slice: readonly LookupRecord[]) => readResults(database, slice, profiles);
          return saveJson(read, file, rows, { profiles, texts, version }, onProgress);
        }),
    },
  };
}

async function decisionsByRow(database: Database, rows: readonly LookupRecord[]): Promise<DecisionsByRow> {
  const idOf = ({ subject }: Pick<LookupRecord, 'subject'>) => decisionKeys(subject).subjectId;
  const found = await decisionsOfMany(database, rows.map(idOf));
  return (row) => found.get(idOf(row)) ?? null;
}
