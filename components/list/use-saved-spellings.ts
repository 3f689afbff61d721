import { useEffect, useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import { reuseWindow } from '@/utils/lookup/request-limits';
import type { ScoreSubject } from '@/utils/service/operations';
import { reusableSpellings } from '@/utils/storage/newest-answers';
import { database } from '@/utils/storage/page-database';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The subjects, and the spelling of each that has an answer young enough to reuse, by `foldCase`. Returns the previous
 * subjects with their spellings until the new ones are read.
 */
export function useSavedSpellings(subjects: readonly ScoreSubject[]): {
  subjects: readonly ScoreSubject[];
  saved: ReadonlyMap<string, string>;
} {
  const { settings } = useApp();
  const { baseUrl, accountId, reuseHours } = settings;
  const [read, setRead] = useState<{ subjects: readonly ScoreSubject[]; saved: ReadonlyMap<string, string> }>({
    subjects: [],
    saved: NONE,
  });
  useEffect(() => {
    let isGone = false;
    const window = reuseWindow({ reuseHours }, Date.now());
    reusableSpellings(database, subjects, { baseUrl, accountId }, window).then(
      (saved) => isGone || setRead({ subjects, saved }),
      () => isGone || setRead({ subjects, saved: NONE }),
    );
    return () => {
      isGone = true;
    };
  }, [subjects, baseUrl, accountId, reuseHours]);
  return read;
}
