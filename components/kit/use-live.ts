import { useEffect, useRef, useState } from 'react';
import type { Database } from '@/utils/storage/database';

/** Loads the database of this page, whose code the first frame does not wait for. */
export const loadDatabase = () => import('@/utils/storage/page-database');

/**
 * Returns the result of a query, live; undefined until the database and the result are there. Throws the query's error
 * during rendering. For what is drawn before the code of the database is loaded; `useLiveQuery` needs it at once.
 */
export function useLive<T>(
  /** May change only together with `key`. */
  query: (database: Database) => Promise<T>,
  key: string,
): T | undefined {
  const [result, setResult] = useState<{ key: string; value: T }>();
  const [fault, setFault] = useState<{ error: unknown }>();
  const latest = useRef(query);
  latest.current = query;
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    const fail = (error: unknown) => {
      if (!isGone) setFault({ error });
    };
    loadDatabase().then(({ watchQuery }) => {
      if (isGone) return;
      end = watchQuery(latest.current, { next: (value) => setResult({ key, value }), error: fail });
    }, fail);
    return () => {
      isGone = true;
      end?.();
    };
  }, [key]);
  if (fault) throw fault.error;
  return result?.key === key ? result.value : undefined;
}
