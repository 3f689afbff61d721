import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredItem } from '@/utils/storage/stored-item';

/** What this page has last read or written of an item that is kept. */
const latest = new WeakMap<object, unknown>();

/**
 * A value that this page edits: read once, written with every change. Undefined while it loads. It is not watched,
 * because a late echo would undo what was typed meanwhile.
 * @param isKept the next component starts with what this page knows and need not wait for storage
 */
export function useDraft<T>(
  item: StoredItem<T | undefined> | StoredItem<T>,
  empty: NonNullable<T>,
  { isKept = false } = {},
): [NonNullable<T> | undefined, (value: NonNullable<T>) => void] {
  // What was kept of an item is of its type.
  const [value, setValue] = useState(() => latest.get(item) as NonNullable<T> | undefined);
  const isChanged = useRef(false);
  const set = useCallback(
    (next: NonNullable<T>) => {
      if (isKept) latest.set(item, next);
      setValue(next);
    },
    [item, isKept],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; `empty` is a constant of the caller
  useEffect(() => {
    const take = (stored: T | undefined) => {
      const known = latest.get(item);
      // Another page may have changed what is known.
      const isNew = known === undefined || JSON.stringify(stored ?? empty) !== JSON.stringify(known);
      if (!isChanged.current && isNew) set(stored ?? empty);
    };
    void item.read().then(take, () => take(undefined));
  }, [item, set]);
  const change = useCallback(
    (next: NonNullable<T>) => {
      isChanged.current = true;
      set(next);
      // Too large, or no storage: the displayed value stays.
      void item.write(next).catch(() => undefined);
    },
    [item, set],
  );
  return [value, change];
}
