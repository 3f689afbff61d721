import { useEffect, useState } from 'react';

/**
 * Returns a value once it is unchanged for `ms`: for work too expensive to repeat per keystroke. The first value is
 * immediate.
 */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
