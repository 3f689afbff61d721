import { useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import { useStartFailure } from '@/components/result/use-start-failure';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { call } from '@/utils/messages/call';
import { hostOf } from '@/utils/service/base-url';

/**
 * Controls of a batch. `goesTo`: the host that would receive the remaining rows, shown beside *Resume*. `confirmation`: a
 * different host that the user must confirm first. With a locked key, the batch waits for it.
 */
export function useBatchControl(batch: Pick<BatchRecord, 'id' | 'host'>) {
  const { settings } = useApp();
  const { failure, clear, refuse, noReply } = useStartFailure();
  const [confirmation, setConfirmation] = useState<{ host: string } | null>(null);
  const { id } = batch;
  const goesTo = hostOf(settings.baseUrl) || batch.host;

  function resume(host = goesTo): void {
    clear();
    setConfirmation(null);
    call('resumeBatch', { id, host })
      .then((resumed) => {
        if (resumed.ok) return;
        if (resumed.why === 'confirm') return setConfirmation(resumed);
        refuse(resumed.failure, null, () => resume(host));
      })
      .catch(noReply);
  }
  return {
    goesTo,
    failure,
    confirmation,
    resume: () => resume(),
    agree: () => confirmation && resume(confirmation.host),
    disagree: () => setConfirmation(null),
    pause: () => void call('pauseBatch', { id }).catch(noReply),
    stop: () => void call('stopBatch', { id }).catch(noReply),
  };
}
