import { useRef, useState } from 'react';
import { useStartFailure } from '@/utils/live/use-start-failure';
import { call } from '@/utils/messages/call';
import type { Subject } from '@/utils/service/contract';

/** Starts look-ups and shows them; the single flight behind it makes a double click one request. */
export function useStart(onShow: (id: string, reused: boolean) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useStartFailure();
  const last = useRef<Subject>(undefined);

  function start(subject: Subject): void {
    last.current = subject;
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
  const again = () => last.current && start(last.current);
  /** What leads on after a look-up did not start. */
  const actions = {
    'ask-again': again,
    'go-on': () => void call('goOn', {}).then(again, () => setFailure('no-reply')),
  };
  return { start, busy, failure, actions };
}
