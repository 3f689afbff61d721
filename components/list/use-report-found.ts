import { useEffect, useState } from 'react';
import type { FoundSubjects, OnSubjects } from './found-subjects';

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

/** Reports what a form has found, when any part of it has changed. */
export function useReportFound({ subjects, skipped, table, isCurrent }: FoundSubjects, onSubjects: OnSubjects): void {
  useEffect(
    () => onSubjects({ subjects, skipped, table, isCurrent }),
    [subjects, skipped, table, isCurrent, onSubjects],
  );
}
