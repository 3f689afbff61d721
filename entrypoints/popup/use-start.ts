import { useRef, useState } from 'react';
import { useStartFailure } from '@/utils/live/use-start-failure';
import type { OtherSpelling } from '@/utils/lookup/ledger';
import { call } from '@/utils/messages/call';
import type { Subject } from '@/utils/service/contract';
import type { Failure } from '@/utils/service/failure';

/** An address that was asked for, and what is there of another spelling of it. */
export interface OfferedSpelling {
  email: string;
  other: OtherSpelling;
}

/**
 * Starts look-ups and shows them, or sends nothing and offers the lookup of another spelling. The single flight behind it
 * makes a double click one request.
 * @param stopped why none would be sent now. Given back until one is asked for, which then says so itself; never what
 *   comes later, as that would move what a person is about to click.
 * @param firstOffered what a gesture in a page has found of another spelling
 */
export function useStart(
  onShow: (id: string, reused: boolean) => void,
  stopped: Failure | null,
  firstOffered: OfferedSpelling | null = null,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useStartFailure();
  const [offered, setOffered] = useState(firstOffered);
  const last = useRef<{ subject: Subject; refresh: boolean }>(undefined);
  const [isNews, setNews] = useState(stopped !== null);

  function start(subject: Subject, refresh = false): void {
    last.current = { subject, refresh };
    setBusy(true);
    setFailure(null);
    setOffered(null);
    setNews(false);
    call('lookup', { subject, gesture: 'popup', refresh })
      .then((started) => {
        if (started.ok) onShow(started.id, started.how === 'reused');
        else if (started.failure) setFailure(started.failure);
        else if (subject.operation === 'score') setOffered({ email: subject.request.email, other: started.other });
      })
      .catch(() => setFailure('no-reply'))
      .finally(() => setBusy(false));
  }
  const again = () => last.current && start(last.current.subject, last.current.refresh);
  /** What leads on after a look-up did not start. */
  const actions = {
    'ask-again': again,
    'go-on': () => void call('goOn', {}).then(again, () => setFailure('no-reply')),
  };
  return { start, busy, failure, offered, stopped: isNews ? stopped : null, actions };
}
