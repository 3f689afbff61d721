import { useEffect } from 'react';
import type { FoundSubjects, OnSubjects } from './found-subjects';

/** Reports what a form has found, when any part of it has changed. */
export function useReportFound({ subjects, skipped, table, isCurrent }: FoundSubjects, onSubjects: OnSubjects): void {
  useEffect(
    () => onSubjects({ subjects, skipped, table, isCurrent }),
    [subjects, skipped, table, isCurrent, onSubjects],
  );
}
