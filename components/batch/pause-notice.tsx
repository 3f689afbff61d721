import { Button } from '@/components/form/button';
import { useTexts } from '@/components/texts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { Notice } from '../notice';
import { ACTION_LABELS, type FailureActions } from '../result/failure-notice';
import { lookups } from './batch-words';
import { pauseWords } from './pause-words';

/** Explains why a batch is paused, how many rows are left and where they would go, with the next actions. */
export function PauseNotice({
  batch,
  left,
  goesTo,
  actions,
  onResume,
}: {
  batch: BatchRecord;
  /** Rows not sent yet. */
  left: number;
  /** Host that the remaining rows are sent to. */
  goesTo: string;
  /** Actions that lead to other pages, such as the settings. */
  actions: FailureActions;
  onResume: () => void;
}) {
  const texts = useTexts();
  if (batch.state !== 'paused') return null;
  const { tone, title, advice, next } = pauseWords(batch.pause ?? { by: 'agent' }, texts);
  const action = next === null ? undefined : actions[next];
  const isStopped = batch.pause?.by === 'failure' && batch.pause.failure.kind === 'sending-stopped';
  return (
    <Notice
      tone={tone}
      title={title}
      actions={
        <>
          <Button variant="primary" onPress={onResume}>
            {isStopped ? 'Go on sending' : 'Resume'}
          </Button>
          {next && action && <Button onPress={action}>{texts.t(ACTION_LABELS[next])}</Button>}
        </>
      }
    >
      {advice !== '' && <p>{advice}</p>}
      <p>
        {left === 0
          ? 'Nothing is left to send.'
          : `${lookups(left)} not sent yet. If you go on, ${left === 1 ? 'it goes' : 'they go'} to `}
        {left > 0 && <strong className="wrap-anywhere">{goesTo}</strong>}
        {left > 0 && (goesTo === batch.host ? '.' : `, not to ${batch.host}.`)}
      </p>
    </Notice>
  );
}
