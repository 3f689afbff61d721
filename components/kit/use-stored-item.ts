import { useEffect, useState } from 'react';
import type { ReadableItem } from '@/utils/storage/stored-item';

/** Returns a stored value, live; undefined while it loads. Throws storage errors during rendering. */
export function useStoredItem<T>(item: ReadableItem<T>): { value: T } | undefined {
  const [state, setState] = useState<{ value: T } | { error: unknown }>();
  useEffect(() => {
    const aborter = new AbortController();
    item.watch(
      aborter.signal,
      (value) => setState({ value }),
      (error) => setState({ error }),
    );
    item.read().then(
      (value) => setState((current) => current ?? { value }),
      (error: unknown) => setState((current) => current ?? { error }),
    );
    return () => aborter.abort();
  }, [item]);
  if (state && 'error' in state) throw state.error;
  return state;
}
