import { useEffect, useEffectEvent } from 'react';

/** Do something again and again; never while `ms` is null. */
export function useEvery(ms: number | null, action: () => void): void {
  const tick = useEffectEvent(action);
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
