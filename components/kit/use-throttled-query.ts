import Dexie from 'dexie';
import { useEffect, useRef, useState } from 'react';
import { concerns } from '@/utils/storage/database';

/**
 * Runs a query, and again after changes of lookups or summaries in any page or the background. Returns undefined until it has run;
 * throws the query's error during rendering. `useLiveQuery` would run it on every change.
 */
export function useThrottledQuery<T>(
  /** Receives its previous result. May change only together with `key`. */
  query: (before: T | undefined) => Promise<T>,
  key: string,
  /** Shortest time between two runs, in milliseconds: a batch makes a hundred changes a second. */
  everyMs: number,
): T | undefined {
  const [result, setResult] = useState<{ key: string; value: T }>();
  const [fault, setFault] = useState<{ error: unknown }>();
  const latest = useRef(query);
  latest.current = query;
  const newest = result?.key === key ? result.value : undefined;
  const known = useRef(newest);
  known.current = newest;

  useEffect(() => {
    let before = known.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begun = Number.NEGATIVE_INFINITY;
    let isRunning = false;
    let isWanted = false;
    let isGone = false;

    async function run(): Promise<void> {
      timer = undefined;
      isRunning = true;
      isWanted = false;
      begun = performance.now();
      try {
        const value = await latest.current(before);
        if (!isGone && value !== before) setResult({ key, value });
        before = value;
      } catch (error) {
        if (!isGone) setFault({ error });
      }
      isRunning = false;
      if (isWanted) wake();
    }
    function wake(): void {
      isWanted = true;
      if (isGone || isRunning || timer !== undefined) return;
      timer = setTimeout(() => void run(), Math.max(0, begun + everyMs - performance.now()));
    }
    const changed = (parts: object) => {
      // A summary comes with its lookup, or later.
      if (concerns('lookups', parts) || concerns('summaries', parts)) wake();
    };
    Dexie.on.storagemutated.subscribe(changed);
    void run();
    return () => {
      isGone = true;
      clearTimeout(timer);
      Dexie.on.storagemutated.unsubscribe(changed);
    };
  }, [key, everyMs]);

  if (fault) throw fault.error;
  return newest;
}
