import { useState } from 'react';
import { useStartFailure } from '@/utils/live/use-start-failure';
import { call } from '@/utils/messages/call';
import type { Subject } from '@/utils/service/contract';

/** Starts look-ups and shows them; the single flight behind it makes a double click one request. */
export function useStart(onShow: (id: string, reused: boolean) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useStartFailure();

  function start(subject: Subject): void {
    setBusy(true);
    setFailure(null);
    call('lookup', { subject, gesture: 'popup', refresh: false })
      .then((started) => {
        if (started.ok) onShow(started.id, started.how === 'reused');
        else setFailure(started.failure);
      })
      .catch(() => setFailure('no-reply'))
      .finally(() => setBusy(false));
  }
  return { start, busy, failure };
}
