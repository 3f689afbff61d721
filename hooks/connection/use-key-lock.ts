import { useCallback, useEffect, useState } from 'react';
import { call } from '@/utils/messages/call';
import { keyChanged } from '@/utils/storage/key-changed';

/**
 * Returns whether the key is locked, live, and how to unlock it; null while unknown. Reads again when the page becomes
 * visible, because the key may have locked itself.
 */
export function useKeyLock() {
  const [lock, setLock] = useState<{ isLocked: boolean; host: string } | null>(null);
  const read = useCallback(
    () =>
      call('connection', {}).then(
        ({ isLocked, host }) => setLock({ isLocked, host }),
        // A lookup reports its own failure to start.
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    const gone = new AbortController();
    void read();
    keyChanged.watch(gone.signal, () => void read());
    const onFront = () => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', onFront, { signal: gone.signal });
    return () => gone.abort();
  }, [read]);
  const unlock = useCallback((passphrase: string) => call('unlockKey', { passphrase }), []);
  return lock && { ...lock, unlock };
}
