import { useEffect, useRef } from 'react';
import type { RequestSubject } from '@/utils/service/operations';
import { useLookup } from './use-lookup';

/** A lookup that was started here, in a new object for each start; the `id` is empty before the first. */
export interface Started {
  readonly id: string;
}

/** Calls back with the subject of each started lookup when it is answered, or at once if it was already. */
export function useOnAnswered(started: Started, onAnswered: (subject: RequestSubject) => void): void {
  const record = useLookup(started.id)?.record;
  const isAnswered = record?.id === started.id && record.state === 'done';
  const latest = useRef({ record, onAnswered });
  latest.current = { record, onAnswered };
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each start
  useEffect(() => {
    const { record, onAnswered } = latest.current;
    if (isAnswered && record) onAnswered(record.subject);
  }, [started, isAnswered]);
}
