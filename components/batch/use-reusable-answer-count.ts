import { useEffect, useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import { reuseWindow } from '@/utils/lookup/request-limits';
import type { RequestSubject } from '@/utils/service/operations';
import { countReusable } from '@/utils/storage/newest-answers';
import { database } from '@/utils/storage/page-database';

/** Returns how many subjects have a reusable stored answer; null while it is counted. */
export function useReusableAnswerCount(subjects: readonly RequestSubject[]): number | null {
  const { settings } = useApp();
  const [known, setKnown] = useState<{ of: readonly RequestSubject[]; count: number } | null>(null);
  const { baseUrl, accountId, reuseHours } = settings;
  useEffect(() => {
    let isGone = false;
    const window = reuseWindow({ reuseHours }, Date.now());
    countReusable(database, subjects, { baseUrl, accountId }, window).then(
      (count) => isGone || setKnown({ of: subjects, count }),
      () => isGone || setKnown(null),
    );
    return () => {
      isGone = true;
    };
  }, [subjects, baseUrl, accountId, reuseHours]);
  return known?.of === subjects ? known.count : null;
}
