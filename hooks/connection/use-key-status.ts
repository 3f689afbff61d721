import { useCallback, useEffect, useState } from 'react';
import type { ConnectionKey } from '@/components/connection/editable-connection';
import type { ConnectionPort } from './connection-port';

/**
 * Returns the key status, live; undefined until the background answers. A hidden page may miss that the key locked
 * itself, so it asks again when it becomes visible.
 */
export function useKeyStatus(baseUrl: string, port: Pick<ConnectionPort, 'describe' | 'watchKey'>) {
  const [kept, setKept] = useState<ConnectionKey>();
  const [unanswered, setUnanswered] = useState(false);

  const refresh = useCallback(async (): Promise<void> => {
    try {
      setKept(await port.describe());
      setUnanswered(false);
    } catch {
      setUnanswered(true);
    }
  }, [port]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another service has another key
  useEffect(() => {
    void refresh();
    const onFront = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onFront);
    const gone = new AbortController();
    port.watchKey(gone.signal, () => void refresh());
    return () => {
      gone.abort();
      document.removeEventListener('visibilitychange', onFront);
    };
  }, [refresh, baseUrl, port]);

  return { kept, setKept, unanswered, refresh };
}
