import { useCallback, useEffect, useState } from 'react';

interface SessionItem<T> {
  read(): Promise<T | undefined>;
  write(value: T): Promise<void>;
}

/**
 * A draft in session storage: read once, written with every change, so that it survives the popup closing at any
 * moment. Undefined while it loads.
 */
export function useDraft<T>(item: SessionItem<T>, empty: T): [T | undefined, (value: T) => void] {
  const [value, setValue] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; `empty` is a constant of the caller
  useEffect(() => {
    void item.read().then(
      (stored) => setValue((current) => current ?? stored ?? empty),
      () => setValue(empty),
    );
  }, [item]);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      // Too large, or no storage: the displayed value stays.
      void item.write(next).catch(() => undefined);
    },
    [item],
  );
  return [value, change];
}
