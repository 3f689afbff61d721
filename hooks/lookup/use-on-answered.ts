import { useEffect, useRef } from 'react';
import type { RequestSubject } from '@/utils/service/operations';
import { useLookup } from './use-lookup';

/** Calls back once with the subject of a lookup when it is answered. `id`: empty if there is no lookup. */
export function useOnAnswered(id: string, onAnswered: (subject: RequestSubject) => void): void {
  const record = useLookup(id)?.record;
  const isAnswered = record?.id === id && record.state === 'done';
  const latest = useRef({ record, onAnswered });
  latest.current = { record, onAnswered };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup is told of once
  useEffect(() => {
    const { record, onAnswered } = latest.current;
    if (isAnswered && record) onAnswered(record.subject);
  }, [id, isAnswered]);
}
