import { useEffect, useState } from 'react';
import { useApp } from '@/hooks/app-provider';
import type { RequestSubject } from '@/utils/service/operations';
import { countReusable } from '@/utils/storage/count-reusable';

/** Returns how many subjects have a reusable stored answer; null while it is counted. */
export function useKnownCount(subjects: readonly RequestSubject[]): number | null {
  const { database, settings } = useApp();
  const [known, setKnown] = useState<{ of: readonly RequestSubject[]; count: number } | null>(null);
  const { baseUrl, connectionId, reuseHours } = settings;
  useEffect(() => {
    let isGone = false;
    const now = Date.now();
    const window = { since: now - reuseHours * 3_600_000, until: now };
    countReusable(database, subjects, { baseUrl, connectionId }, window).then(
      (count) => isGone || setKnown({ of: subjects, count }),
      () => isGone || setKnown(null),
    );
    return () => {
      isGone = true;
    };
  }, [database, subjects, baseUrl, connectionId, reuseHours]);
  return known?.of === subjects ? known.count : null;
}
