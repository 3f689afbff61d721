import { startTransition, useEffect, useState } from 'react';

/** A busy browser is not waited for longer. */
const MOST_MS = 500;

/** Returns false until what was drawn first is painted and the browser has time for more. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const waiting = requestIdleCallback(() => startTransition(() => setIdle(true)), { timeout: MOST_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}
