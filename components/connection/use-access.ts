import { useCallback, useEffect, useState } from 'react';
import { parseBaseUrl } from '@/utils/service/base-url';
import type { ConnectionPort } from './connection-port';

/** Whether the browser lets Sightline reach the service; `asking` while its question is open. */
export type Access = 'allowed' | 'missing' | 'asking';

/** The browser's permission for the saved service, live, and the way to ask for one. Undefined until it is known. */
export function useAccess(
  baseUrl: string,
  port: ConnectionPort,
): { access: Access | undefined; ask: (wanted: string) => void } {
  const [allowed, setAllowed] = useState<boolean>();
  const [asking, setAsking] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    const look = () => {
      // Stored settings are data like any other; there is nothing to ask about what is no address.
      if (!parseBaseUrl(baseUrl).ok) return setAllowed(undefined);
      void port.hasAccess(baseUrl).then((has) => {
        if (!gone.signal.aborted) setAllowed(has);
      });
    };
    look();
    port.watchAccess(gone.signal, look);
    return () => gone.abort();
  }, [baseUrl, port]);

  const ask = useCallback(
    (wanted: string): void => {
      const answer = port.requestAccess(wanted);
      setAsking((open) => open + 1);
      void answer.finally(() => setAsking((open) => open - 1));
    },
    [port],
  );

  if (allowed === undefined) return { access: undefined, ask };
  return { access: allowed ? 'allowed' : asking > 0 ? 'asking' : 'missing', ask };
}
