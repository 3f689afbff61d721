import { type Hold, isWaiting } from '@/utils/lookup/gate';
import { FAILURES } from '@/utils/service/failure';
import { Button } from '../button';
import { Notice } from '../notice';

/** A look-up that stands in a queue, and what it waits for: a rate limit's time, or its turn. `isRepeat`: it was sent before. */
export function QueuedNotice({
  hold,
  isRepeat,
  now,
  onStop,
}: {
  hold: Hold | null;
  isRepeat: boolean;
  now: number;
  onStop: () => void;
}) {
  const stop = <Button onPress={onStop}>Stop</Button>;
  if (!isWaiting(hold, now)) {
    return (
      <Notice title="Waiting for its turn" actions={stop}>
        <p className="text-muted">
          {isRepeat ? 'It is sent once more.' : 'Nothing was sent yet.'} Other look-ups are under way, or the pace you
          set is reached.
        </p>
      </Notice>
    );
  }
  const seconds = Math.ceil((hold.until - now) / 1000);
  return (
    <Notice title={`Waiting ${seconds} s, as the service asked for patience`} actions={stop}>
      <p>
        {FAILURES[hold.failure.kind].words(hold.failure)} It is sent by itself when the time is over, and only once
        more.
      </p>
    </Notice>
  );
}
