import { useState } from 'react';
import { useStartFailure } from '@/hooks/lookup/use-start-failure';
import { call } from '@/utils/messages/call';
import type { MessageData } from '@/utils/messages/protocol';

type Request = Omit<MessageData<'startBatch'>, 'confirmed' | 'gesture'>;

/**
 * Starts a batch. If the background requires confirmation of its count and host, `asked` holds them until `agree` or
 * `disagree` is called.
 */
export function useStartBatch(onStarted: (id: string) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useStartFailure();
  const [asked, setAsked] = useState<{ request: Request; count: number; host: string } | null>(null);

  /** `confirmed`: count and host that the user has confirmed already; if they differ, the question comes again. */
  function start(request: Request, confirmed?: { count: number; host: string }): void {
    setBusy(true);
    setFailure(null);
    setAsked(null);
    call('startBatch', { ...request, gesture: 'batch', ...(confirmed ? { confirmed } : {}) })
      .then((started) => {
        if (started.ok) onStarted(started.id);
        else if (started.why === 'confirm') setAsked({ request, count: started.count, host: started.host });
        else setFailure(started.failure);
      })
      .catch(() => setFailure('no-reply'))
      .finally(() => setBusy(false));
  }
  return {
    start,
    asked,
    agree: () => asked && start(asked.request, { count: asked.count, host: asked.host }),
    disagree: () => setAsked(null),
    busy,
    failure,
  };
}
