import { useCallback, useEffect, useState } from 'react';
import type { StoredItem } from '@/utils/storage/stored-item';

/**
 * A value that this page edits: read once, written with every change. Undefined while it loads. It is not watched,
 * because a late echo would undo what was typed meanwhile.
 */
export function useDraft<T>(
  item: StoredItem<T | undefined> | StoredItem<T>,
  empty: NonNullable<T>,
): [NonNullable<T> | undefined, (value: NonNullable<T>) => void] {
  const [value, setValue] = useState<NonNullable<T>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; `empty` is a constant of the caller
  useEffect(() => {
    void item.read().then(
      (stored) => setValue((current) => current ?? stored ?? empty),
      () => setValue((current) => current ?? empty),
    );
  }, [item]);
  const change = useCallback(
    (next: NonNullable<T>) => {
      setValue(next);
      // Too large, or no storage: the displayed value stays.
      void item.write(next).catch(() => undefined);
    },
    [item],
  );
  return [value, change];
}
