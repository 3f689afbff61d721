import { useCallback, useEffect, useState } from 'react';
import type { Access } from '@/components/connection/editable-connection';
import { parseBaseUrl } from '@/utils/service/base-url';
import type { ConnectionPort } from './connection-port';

/**
 * Returns the browser's permission for the saved service, live, and a function that requests one. Undefined while it
 * loads.
 */
export function useAccess(
  baseUrl: string,
  port: ConnectionPort,
): { access: Access | undefined; ask: (wanted: string) => void } {
  const [allowed, setAllowed] = useState<boolean>();
  const [asking, setAsking] = useState(0);

  useEffect(() => {
    const gone = new AbortController();
    const look = () => {
      // Stored settings are untrusted; an invalid address has no permission to check.
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
