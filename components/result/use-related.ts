import { useEffect, useState } from 'react';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Related } from '@/utils/lookup/lookup-store';
import { subjectText } from '@/utils/service/request-subject';
import { database } from '@/utils/storage/page-database';
import { relatedTo } from '@/utils/storage/related-lookups';

/** A running batch changes lookups a hundred times a second. */
const EVERY_MS = 1000;

const NONE: readonly Related[] = [];

/** Returns what the history has besides a lookup, live, and the lookups themselves while they are listed. */
export function useRelated({ subject }: LookupRecord) {
  const [isOpen, setOpen] = useState(false);
  const [listed, setListed] = useState<readonly LookupRecord[]>([]);
  const related =
    useThrottledQuery<readonly Related[]>(
      () => relatedTo(database, subject).catch(() => NONE),
      subjectText(subject),
      EVERY_MS,
    ) ?? NONE;
  useEffect(() => {
    let isCurrent = true;
    if (isOpen) {
      void Promise.all(related.map(({ read }) => read())).then(
        (found) => isCurrent && setListed(found.flat()),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isOpen, related]);
  return { related, listed, isOpen, setOpen };
}
