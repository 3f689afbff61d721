import { useEffect, useRef, useState } from 'react';
import type { Database } from '@/utils/storage/database';

/** Loads the database of this page, whose code the first frame does not wait for. */
export const loadDatabase = () => import('@/utils/storage/page-database');

/** Results of queries that a page probably needs next, by their keys. */
const ahead = new Map<string, unknown>();

/** Runs a query before it is needed, and again after changes, so that `useLive` has its result at once. Returns how to end that. */
export function watchAhead<T>(
  query: (database: Database) => Promise<T>,
  key: string,
  onRead: (value: T) => void = () => undefined,
): () => void {
  let end = (): void => undefined;
  let isOver = false;
  const next = (value: T) => {
    ahead.set(key, value);
    onRead(value);
  };
  void loadDatabase().then(({ watchQuery }) => {
    if (!isOver) end = watchQuery(query, { next, error: () => ahead.delete(key) });
  });
  return () => {
    isOver = true;
    end();
    ahead.delete(key);
  };
}

/** Forgets what was read ahead and has just been changed by this page: of one query, or all. It is read again a moment later. */
export function forgetAhead(key?: string): void {
  if (key === undefined) ahead.clear();
  else ahead.delete(key);
}

/**
 * Returns the result of a query, live; undefined until the database and the result are there. Throws the query's error
 * during rendering. For what is drawn before the code of the database is loaded; `useLiveQuery` needs it at once. An equal
 * result redraws nothing.
 */
export function useLive<T>(
  /** May change only together with `key`. */
  query: (database: Database) => Promise<T>,
  key: string,
): T | undefined {
  const [result, setResult] = useState<{ key: string; value: T } | undefined>(() =>
    // The key names the query, so it is its result.
    ahead.has(key) ? { key, value: ahead.get(key) as T } : undefined,
  );
  const [fault, setFault] = useState<{ error: unknown }>();
  const latest = useRef(query);
  latest.current = query;
  const shown = useRef(result);
  shown.current = result;
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    const fail = (error: unknown) => {
      if (!isGone) setFault({ error });
    };
    loadDatabase().then(({ watchQuery }) => {
      if (isGone) return;
      let known = shown.current?.key === key ? shown.current : undefined;
      const next = (value: T) => {
        if (known && isSame(known.value, value)) return;
        known = { key, value };
        setResult(known);
      };
      end = watchQuery(latest.current, { next, error: fail });
    }, fail);
    return () => {
      isGone = true;
      end?.();
    };
  }, [key]);
  if (fault) throw fault.error;
  return result?.key === key ? result.value : undefined;
}

/** Whether two values are equal data. A map or set is only equal to itself. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!(isPlain(a) && isPlain(b)) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || value.constructor === Object);
