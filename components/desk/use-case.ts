import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { useRowReadings } from '@/components/lookups/use-row-readings';
import type { RowSummary } from '@/utils/batch/row-summary';
import type { CaseContent } from '@/utils/case/case-content';
import type { CaseHandle } from '@/utils/case/case-handle';
import { type CaseSubject, caseSubjects } from '@/utils/case/case-subjects';
import { readCase, referenceOf } from '@/utils/storage/cases';
import { database } from '@/utils/storage/page-database';

/** A case as it is shown. */
export interface ShownCase {
  content: CaseContent;
  subjects: readonly CaseSubject[];
  /** By the id of a lookup, once they are read. */
  readings: ReadonlyMap<string, RowSummary>;
}

/** Returns what is stored of a case, live; undefined while it loads, null if nothing says any more which case that is. */
export function useCase(of: CaseHandle): ShownCase | null | undefined {
  const { readings, readSoFar } = useRowReadings();
  const content = useLiveQuery(async () => {
    const reference = await referenceOf(database, of);
    return reference === '' ? null : readCase(database, reference);
  }, [of]);
  useEffect(() => {
    if (content) readSoFar(content.lookups);
  }, [content, readSoFar]);
  const subjects = useMemo(() => (content ? caseSubjects(content) : []), [content]);
  return content && { content, subjects, readings };
}
