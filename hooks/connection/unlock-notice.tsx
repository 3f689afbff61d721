import { useEffect, useState } from 'react';
import { UnlockKey } from '@/components/connection/unlock-key';
import { call } from '@/utils/messages/call';
import { keyChanged } from '@/utils/storage/key-changed';

/**
 * Asks for the passphrase while the key is locked. Reads the lock again when the page becomes visible, because the key
 * may have locked itself.
 */
export function UnlockNotice() {
  const [lock, setLock] = useState<{ isLocked: boolean; host: string }>();
  useEffect(() => {
    const gone = new AbortController();
    // A lookup reports its own failure to start.
    const read = () => void call('connection', {}).then(setLock, () => undefined);
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') read();
    };
    read();
    keyChanged.watch(gone.signal, read);
    document.addEventListener('visibilitychange', readIfVisible, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  if (!lock?.isLocked) return null;
  return <UnlockKey host={lock.host} onUnlock={(passphrase) => call('unlockKey', { passphrase })} />;
}
