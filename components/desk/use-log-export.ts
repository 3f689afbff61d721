import { useState } from 'react';
import { saveFile } from '@/components/kit/save-file';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { writeLogFile } from '@/utils/log/log-file';
import type { LogLine } from '@/utils/log/log-line';
import { writeLogTable } from '@/utils/log/log-table';
import { readLog } from '@/utils/storage/log';
import { database } from '@/utils/storage/page-database';
import { openSettingsAt } from '@/utils/surfaces/open-desk-tab';

const CSV = { ending: 'csv', type: 'text/csv;charset=utf-8', write: writeLogTable };
const JSON_FILE = { ending: 'json', type: 'application/json', write: writeLogFile };

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/**
 * Returns the exports of the whole lookup log, null if the policy forbids files, and the way to the check of a file. `failed`: what to say if an export failed.
 */
export function useLogExport() {
  const { policy } = useApp();
  const { t } = useTexts();
  const [failed, setFailed] = useState<string | null>(null);
  const save = ({ ending, type, write }: { ending: string; type: string; write: (lines: LogLine[]) => string }) => {
    setFailed(null);
    void readLog(database).then(
      (lines) => saveFile(`sightline-log-${dayOf(Date.now())}.${ending}`, write(lines), type),
      () => setFailed(t('rows.exportFailed')),
    );
  };
  const exports = policy.allowExport === false ? null : { csv: () => save(CSV), json: () => save(JSON_FILE) };
  return { failed, exports, check: () => openSettingsAt('check-log') };
}
