import { useEffect } from 'react';
import { useApp } from '@/components/kit/use-app';
import type { WaitingLookup } from '@/components/kit/use-desk';
import { connectionPort, useKeyStatus } from './use-key-status';

/**
 * Returns how to unlock the key; null if it is not locked and no lookup waits for it. A right passphrase also sends the
 * waiting lookup, once.
 */
export function useUnlock(waiting: WaitingLookup | null, waitForKey: (waiting: WaitingLookup | null) => void) {
  const { kept, refresh } = useKeyStatus(useApp().settings.baseUrl, connectionPort);
  useEffect(() => {
    // Nobody looks at this page when the key is unlocked in another one.
    if (kept?.isLocked === false) waitForKey(null);
  }, [kept, waitForKey]);
  async function unlock(passphrase: string): Promise<boolean> {
    const isRight = await connectionPort.unlockKey(passphrase);
    // Remove the unlock field first: the result expects the focus elsewhere.
    await refresh();
    if (isRight) waiting?.send();
    return isRight;
  }
  if (waiting === null && !kept?.isLocked) return null;
  return { host: waiting?.host ?? kept?.host ?? '', waiting: waiting?.title, onUnlock: unlock };
}
