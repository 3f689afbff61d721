import { providerSays } from '@/components/connection/provider-says';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useNow } from '@/components/kit/use-now';
import { useLastLookup } from '@/components/result/use-last-lookup';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { MAX_ROWS } from '@/utils/lookup/batch-record';
import { hostOf } from '@/utils/service/base-url';
import type { Operation, RequestSubject } from '@/utils/service/operations';
import { BeforeSending } from './before-sending';
import { useReusableAnswerCount } from './use-reusable-answer-count';

/** Shows which data a batch would send, its host and its cost, calculated from stored data. */
export function PlanOfBatch({
  operation,
  subjects,
  fileName,
  leftOut,
  refresh,
  onRefresh,
  isBusy,
  onStart,
}: {
  operation: Operation;
  subjects: readonly RequestSubject[];
  fileName?: string | undefined;
  leftOut: number;
  refresh: boolean;
  /** Null: the user asked for new results, and there is no choice. */
  onRefresh: ((refresh: boolean) => void) | null;
  isBusy: boolean;
  onStart: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const now = useNow(30_000);
  const { settings } = useApp();
  const { waiting } = useDesk();
  const host = hostOf(settings.baseUrl);
  const known = useReusableAnswerCount(subjects);
  const left = useRequestsToday(host)?.left ?? null;
  const last = useLastLookup(host);
  if (host === '') return <p>{t('connection.connectFirst')}</p>;
  const { reuseHours, dailyLookups } = settings;
  return (
    <BeforeSending
      plan={{
        operation,
        count: subjects.length,
        fileName,
        leftOut,
        host,
        known,
        reuseHours,
        left,
        dailyLookups,
        providerSays: (last && providerSays(texts, last, now)[0]) ?? null,
      }}
      refresh={refresh}
      onRefresh={onRefresh}
      onStart={onStart}
      isBusy={isBusy || subjects.length > MAX_ROWS}
      isMain={waiting === null}
    />
  );
}
