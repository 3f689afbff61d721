import { useEffect, useState } from 'react';

/** A value once it has rested for `ms`: for work that each key stroke would repeat. The first one counts at once. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
