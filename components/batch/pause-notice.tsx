import type { Ref } from 'react';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { type FailureActions, offeredAction } from '@/components/result/failure-notice';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { ACTION_LABELS } from '@/utils/service/next-action';
import { pauseTexts } from './pause-texts';
import { RowsLeft } from './rows-left';

/** Explains why a batch is paused, how many rows are left and where they would go, with the next actions. */
export function PauseNotice({
  batch,
  left,
  goesTo,
  actions,
  isMain = true,
  mainRef,
  onResume,
}: {
  batch: BatchRecord;
  /** Rows not sent yet. */
  left: number;
  /** Host that the remaining rows are sent to. */
  goesTo: string;
  /** Actions that lead to other pages, such as the settings. */
  actions: FailureActions;
  /** The button that continues. */
  mainRef?: Ref<HTMLButtonElement>;
  /** No result is beside it. */
  isMain?: boolean;
  onResume: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  if (batch.state !== 'paused') return null;
  const { tone, title, advice, ...words } = pauseTexts(batch.pause, texts);
  const next = offeredAction(words.next, actions);
  const action = next === null ? undefined : actions[next];
  const isStopped = batch.pause?.by === 'failure' && batch.pause.failure.kind === 'sending-stopped';
  // Without help, the next row would fail as the last one did.
  const isHelpful = batch.pause?.by === 'failure' && next !== null && action !== undefined;
  const main = isMain ? 'primary' : 'plain';
  const resume = (
    <Button key="resume" ref={mainRef} variant={isHelpful ? 'plain' : main} onPress={onResume}>
      {t(isStopped ? 'action.resumeLookups' : 'batch.resume')}
    </Button>
  );
  const help = next && action && (
    <Button key="help" variant={isHelpful ? main : 'plain'} onPress={action}>
      {t(ACTION_LABELS[next])}
    </Button>
  );
  return (
    <Notice tone={tone} title={title} actions={isHelpful ? [help, resume] : [resume, help]}>
      {advice !== '' && <p>{advice}</p>}
      <p>
        <RowsLeft operation={batch.operation} count={left} host={batch.host} goesTo={goesTo} />
      </p>
    </Notice>
  );
}
