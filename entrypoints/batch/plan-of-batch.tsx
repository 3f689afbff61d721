import { BeforeSending } from '@/components/batch/before-sending';
import { useKnownCount } from '@/hooks/batch/use-known-count';
import { useSpentToday } from '@/hooks/lookup/use-spent-today';
import { MAX_ROWS } from '@/utils/lookup/batch-record';
import { hostOf } from '@/utils/service/base-url';
import type { Operation, RequestSubject } from '@/utils/service/operations';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';

/** Shows which data a batch would send, its host and its cost, calculated from stored data. */
export function PlanOfBatch({
  database,
  settings,
  operation,
  subjects,
  refresh,
  onRefresh,
  isBusy,
  onStart,
}: {
  database: Database;
  settings: Settings;
  operation: Operation;
  subjects: readonly RequestSubject[];
  refresh: boolean;
  onRefresh: (refresh: boolean) => void;
  isBusy: boolean;
  onStart: () => void;
}) {
  const host = hostOf(settings.baseUrl);
  const known = useKnownCount(database, subjects, settings);
  const spent = useSpentToday(database, host);
  if (host === '') return <p>Connect to the service in the settings first.</p>;
  const { connectionName, reuseHours, dailyLookups } = settings;
  const left = spent === undefined ? null : Math.max(0, dailyLookups - spent);
  return (
    <BeforeSending
      plan={{ operation, count: subjects.length, host, connectionName, known, reuseHours, left, dailyLookups }}
      refresh={refresh}
      onRefresh={onRefresh}
      onStart={onStart}
      isBusy={isBusy || subjects.length > MAX_ROWS}
    />
  );
}
