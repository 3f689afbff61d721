import { Button } from '@/components/form/button';
import { useTexts } from '@/components/texts';
import { type Hold, isWaiting } from '@/utils/lookup/circuit-breaker';
import { failureTexts } from '@/utils/service/failure-texts';
import { Notice } from '../notice';

/**
 * A queued lookup and the reason it waits: a paused batch, a rate limit, or its turn. `isRepeat`: it was sent before.
 */
export function QueuedNotice({
  hold,
  isPaused,
  isRepeat,
  now,
  onStop,
  onOpenBatch,
}: {
  hold: Hold | null;
  isPaused: boolean;
  isRepeat: boolean;
  now: number;
  onStop: () => void;
  onOpenBatch: () => void;
}) {
  const texts = useTexts();
  // The same structure in all cases, so that Stop keeps the focus when the case changes.
  const actions = (
    <>
      {isPaused && <Button onPress={onOpenBatch}>Open batch</Button>}
      <Button onPress={onStop}>Stop</Button>
    </>
  );
  if (isPaused) {
    return (
      <Notice title="Its batch is paused" actions={actions}>
        <p className="text-muted">
          {isRepeat ? 'It is sent once more after you resume' : 'Nothing was sent yet. It waits until you resume'} the
          batch.
        </p>
      </Notice>
    );
  }
  if (!isWaiting(hold, now)) {
    return (
      <Notice title="Waiting for its turn" actions={actions}>
        <p className="text-muted">
          {isRepeat ? 'It is sent once more.' : 'Nothing was sent yet.'} Other look-ups are under way, or the pace you
          set is reached.
        </p>
      </Notice>
    );
  }
  const seconds = Math.ceil((hold.until - now) / 1000);
  return (
    <Notice title={`Waiting ${seconds} s, as the service asked for patience`} actions={actions}>
      <p>{failureTexts(hold.failure, texts).title}. It is sent by itself when the time is over, and only once more.</p>
    </Notice>
  );
}
