import { useCallback, useEffect, useState } from 'react';
import type { ConnectionPort, KeptKey } from './connection-port';

/**
 * What may be known of the kept key, live; undefined until the background has told. A page in the background may have
 * missed that the key locked itself, so it asks again when it comes to the front.
 */
export function useKeptKey(baseUrl: string, port: Pick<ConnectionPort, 'describe' | 'watchKey'>) {
  const [kept, setKept] = useState<KeptKey>();
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
