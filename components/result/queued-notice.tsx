import type { Hold } from '@/utils/lookup/gate';
import { FAILURES } from '@/utils/service/failure';
import { Button } from '../button';
import { Notice } from '../notice';

/** A look-up that has not been sent yet, and what it waits for: a rate limit's time, or its turn. */
export function QueuedNotice({ hold, now, onStop }: { hold: Hold | null; now: number; onStop: () => void }) {
  const stop = <Button onPress={onStop}>Stop</Button>;
  if (hold?.kind !== 'waiting') {
    return (
      <Notice title="Waiting for its turn" actions={stop}>
        <p className="text-muted">
          Nothing was sent yet. Other look-ups are under way, or the pace you set is reached.
        </p>
      </Notice>
    );
  }
  const seconds = Math.max(0, Math.ceil((hold.until - now) / 1000));
  return (
    <Notice title={`Waiting ${seconds} s, as the service asked for patience`} actions={stop}>
      <p>
        {FAILURES[hold.failure.kind].words(hold.failure)} It is sent by itself when the time is over, and only once
        more.
      </p>
    </Notice>
  );
}
