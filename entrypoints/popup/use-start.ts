import { useRef, useState } from 'react';
import { useStartFailure } from '@/utils/live/use-start-failure';
import { call } from '@/utils/messages/call';
import type { Subject } from '@/utils/service/contract';
import type { Failure } from '@/utils/service/failure';

/**
 * Starts look-ups and shows them; the single flight behind it makes a double click one request.
 * @param stopped why none would be sent now. Given back until one is asked for, which then says so itself; never what
 *   comes later, as that would move what a person is about to click.
 */
export function useStart(onShow: (id: string, reused: boolean) => void, stopped: Failure | null) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useStartFailure();
  const last = useRef<Subject>(undefined);
  const [isNews, setNews] = useState(stopped !== null);

  function start(subject: Subject): void {
    last.current = subject;
    setBusy(true);
    setFailure(null);
    setNews(false);
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
  return { start, busy, failure, stopped: isNews ? stopped : null, actions };
}
