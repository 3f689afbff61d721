import { useRef } from 'react';
import { BatchHead } from '@/components/batch/batch-head';
import { HoldNotice } from '@/components/batch/hold-notice';
import { LimitNotice } from '@/components/batch/limit-notice';
import { PauseNotice } from '@/components/batch/pause-notice';
import { useTexts } from '@/components/texts';
import { useLostFocus } from '@/components/use-lost-focus';
import { useApp } from '@/hooks/app-provider';
import { ResumeNotices } from '@/hooks/batch/resume-notices';
import { useBatchControl } from '@/hooks/batch/use-batch-control';
import { useBatchProgress } from '@/hooks/batch/use-batch-progress';
import { useBatch } from '@/hooks/batch/use-batches';
import { useDesk } from '@/hooks/desk/desk-provider';
import { useFailureActions } from '@/hooks/lookup/use-failure-actions';
import { useHold } from '@/hooks/lookup/use-hold';
import { useRequestsToday } from '@/hooks/lookup/use-requests-today';
import { isAtLimit } from '@/utils/batch/is-at-limit';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { shownLookupOf } from '@/utils/surfaces/route';
import { BatchRows } from './batch-rows';

/** One batch: its progress, why it waits, and its rows. */
export function OneBatch({ id }: { id: string }) {
  const { t } = useTexts();
  const batch = useBatch(id);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      {batch === null && <p>{t('batch.deleted')}</p>}
      {batch && <Progress batch={batch} />}
      {batch && <BatchRows batch={batch} />}
    </div>
  );
}

function Progress({ batch }: { batch: BatchRecord }) {
  const progress = useBatchProgress(batch.id);
  const control = useBatchControl(batch);
  const hold = useHold(batch.accountId) ?? null;
  const { dailyLookups } = useApp().settings;
  const leftToday = useRequestsToday(control.goesTo)?.left ?? null;
  const actions = useFailureActions();
  const isMain = shownLookupOf(useDesk().route) === null;
  // Pause and Resume replace each other.
  const main = useRef<HTMLButtonElement>(null);
  useLostFocus(main, batch.state, false);
  if (!progress) return null;
  return (
    <>
      <BatchHead batch={batch} progress={progress} pauseRef={main} onPause={control.pause} onStop={control.stop} />
      {batch.state === 'running' && <HoldNotice hold={hold} />}
      {isAtLimit(batch) ? (
        <LimitNotice
          left={progress.counts.queued}
          leftToday={leftToday}
          limit={dailyLookups}
          host={batch.host}
          goesTo={control.goesTo}
          mainRef={main}
          isMain={isMain}
          onChangeLimit={actions['raise-budget']}
          onResume={control.resume}
        />
      ) : (
        <PauseNotice
          batch={batch}
          left={progress.counts.queued}
          goesTo={control.goesTo}
          actions={actions}
          mainRef={main}
          isMain={isMain}
          onResume={control.resume}
        />
      )}
      <ResumeNotices batch={batch} left={progress.counts.queued} control={control} actions={actions} />
    </>
  );
}
