import { useCallback, useEffect, useState } from 'react';
import type { ConnectionPort, KeptKey } from './connection-port';

/**
 * What may be known of the kept key; undefined until the background has told. No event tells of a key that another
 * page changed, so it is asked again whenever this page comes to the front.
 */
export function useKeptKey(baseUrl: string, port: ConnectionPort) {
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
    return () => document.removeEventListener('visibilitychange', onFront);
  }, [refresh, baseUrl]);

  return { kept, setKept, unanswered, refresh };
}
