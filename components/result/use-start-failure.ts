import { useCallback, useState } from 'react';
import { focusPurpose } from '@/components/kit/focus-purpose';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { isMissingPurpose } from '@/utils/lookup/lookup-record';
import type { Failure } from '@/utils/service/failure';
import { isFullDisk } from '@/utils/service/full-disk';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { StartFailure } from './lookup-start-error';

/**
 * Why a lookup or batch did not start; with a locked key it waits for the key instead. A change of settings clears it.
 * @param initial failure of an earlier try
 */
export function useStartFailure(initial: StartFailure = null) {
  const { waitForKey } = useDesk();
  const { settings } = useApp();
  // By value: Firefox reports a stored item as changed when it is written again.
  const values = JSON.stringify(settings);
  const [lastValues, setLastValues] = useState(values);
  const [failure, setFailure] = useState<StartFailure>(initial);
  // The change may have removed the reason, such as a limit.
  if (lastValues !== values) {
    setLastValues(values);
    setFailure(null);
  }
  const clear = useCallback(() => {
    setFailure(null);
    waitForKey(null);
  }, [waitForKey]);
  return {
    failure,
    clear,
    /** `subject`: whom the lookup is about, null for a batch. `retry` runs once the key is unlocked. */
    refuse(refused: Failure, subject: RequestSubject | null, retry: () => void) {
      if (isMissingPurpose(refused.kind)) focusPurpose(refused.kind);
      if (refused.kind !== 'locked') return setFailure(refused);
      waitForKey({ title: subject && describeSubject(subject).title, host: refused.host ?? '', send: retry });
    },
    noReply: (error: unknown) => setFailure(isFullDisk(error) ? { kind: 'disk-full' } : 'no-reply'),
  };
}
