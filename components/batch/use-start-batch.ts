import { useCallback, useState } from 'react';
import { useStartFailure } from '@/components/result/use-start-failure';
import { call } from '@/utils/messages/call';
import type { MessageData } from '@/utils/messages/protocol';

type Request = Omit<MessageData<'startBatch'>, 'confirmed' | 'gesture'>;

/**
 * Starts a batch. If the background requires confirmation of its count and host, `confirmation` holds them until `agree` or
 * `cancel` is called. With a locked key, the batch waits for it.
 */
export function useStartBatch(onStarted: (id: string) => void) {
  const [busy, setBusy] = useState(false);
  const { failure, clear, refuse, noReply } = useStartFailure();
  const [confirmation, setConfirmation] = useState<{ request: Request; count: number; host: string } | null>(null);

  /** Drops the question and what waits for the key: the user chose otherwise, or the batch is no longer the one shown. */
  const cancel = useCallback(() => {
    setConfirmation(null);
    clear();
  }, [clear]);

  /** `confirmed`: count and host that the user has confirmed already; if they differ, the question comes again. */
  function start(request: Request, confirmed?: { count: number; host: string }): void {
    setBusy(true);
    cancel();
    call('startBatch', { ...request, gesture: 'batch', ...(confirmed ? { confirmed } : {}) })
      .then((started) => {
        if (started.ok) return onStarted(started.id);
        if (started.why === 'confirm') return setConfirmation({ request, count: started.count, host: started.host });
        refuse(started.failure, null, () => start(request, confirmed));
      })
      .catch(noReply)
      .finally(() => setBusy(false));
  }
  return {
    start,
    confirmation,
    agree: () => confirmation && start(confirmation.request, { count: confirmation.count, host: confirmation.host }),
    cancel,
    busy,
    failure,
  };
}
