import { useRef } from 'react';
import { useFailureActions } from '@/components/connection/use-failure-actions';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useHold } from '@/components/result/use-hold';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { isAtLimit } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { shownLookupOf } from '@/utils/surfaces/route';
import { BatchHead } from './batch-head';
import { BatchRows } from './batch-rows-screen';
import { HoldNotice } from './hold-notice';
import { LimitNotice } from './limit-notice';
import { PauseNotice } from './pause-notice';
import { ResumeNotices } from './resume-notices';
import { useBatchControl } from './use-batch-control';
import { useBatchProgress } from './use-batch-progress';
import { useBatch } from './use-batches';

/** One batch: its progress, why it waits, and its rows. */
export function BatchScreen({ id }: { id: string }) {
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
          operation={batch.operation}
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
