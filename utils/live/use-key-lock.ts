import { useCallback, useEffect, useState } from 'react';
import { call } from '../messages/call';
import { keyChanged } from '../storage/key-changed';

/**
 * Whether the key is locked now, live, and the way to unlock it; null while that is not known. The key may lock itself
 * while a page rests, so it is asked again when the page comes to the front.
 */
export function useKeyLock() {
  const [lock, setLock] = useState<{ isLocked: boolean; host: string } | null>(null);
  const read = useCallback(
    () =>
      call('connection', {}).then(
        ({ isLocked, host }) => setLock({ isLocked, host }),
        // Look-ups say by themselves why they do not start.
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
