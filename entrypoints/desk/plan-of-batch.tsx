import { BeforeSending } from '@/components/batch/before-sending';
import { useTexts } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { useReusableAnswerCount } from '@/hooks/batch/use-reusable-answer-count';
import { useDesk } from '@/hooks/desk/desk-provider';
import { useRequestsToday } from '@/hooks/lookup/use-requests-today';
import { MAX_ROWS } from '@/utils/lookup/batch-record';
import { hostOf } from '@/utils/service/base-url';
import type { Operation, RequestSubject } from '@/utils/service/operations';

/** Shows which data a batch would send, its host and its cost, calculated from stored data. */
export function PlanOfBatch({
  operation,
  subjects,
  leftOut,
  refresh,
  onRefresh,
  isBusy,
  onStart,
}: {
  operation: Operation;
  subjects: readonly RequestSubject[];
  leftOut: number;
  refresh: boolean;
  onRefresh: (refresh: boolean) => void;
  isBusy: boolean;
  onStart: () => void;
}) {
  const { t } = useTexts();
  const { settings } = useApp();
  const { waiting } = useDesk();
  const host = hostOf(settings.baseUrl);
  const known = useReusableAnswerCount(subjects);
  const left = useRequestsToday(host)?.left ?? null;
  if (host === '') return <p>{t('connection.connectFirst')}</p>;
  const { connectionName, reuseHours, dailyLookups } = settings;
  return (
    <BeforeSending
      plan={{ operation, count: subjects.length, leftOut, host, connectionName, known, reuseHours, left, dailyLookups }}
      refresh={refresh}
      onRefresh={onRefresh}
      onStart={onStart}
      isBusy={isBusy || subjects.length > MAX_ROWS}
      isMain={waiting === null}
    />
  );
}
