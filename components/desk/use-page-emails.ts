import { useCallback, useEffect, useRef, useState } from 'react';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { call } from '@/utils/messages/call';
import type { KnownScore, PageEmails } from '@/utils/messages/protocol';
import { ownWindow, watchFront, watchPage } from '@/utils/surfaces/watch-page';

/** A page that has just loaded or changed goes on changing for a moment. */
const READ_AFTER_MS = 300;
/** A running batch changes lookups a hundred times a second. */
const SCORES_EVERY_MS = 500;

/** The page that a list is of. */
export interface ListedPage {
  /** Undefined while it loads, null if that fails. */
  page: PageEmails | null | undefined;
  /** Another page is in front by now: it is being read, or cannot be. */
  otherPage: 'reading' | 'unread' | null;
  read: () => void;
}

/**
 * Returns the page behind the popup or beside the panel: its site and its addresses with known scores. Follows the page:
 * another tab, another address, changes of its content, and lookups that end.
 */
export function usePageEmails(): ListedPage {
  const [page, setPage] = useState<PageEmails | null>();
  const [otherPage, setOtherPage] = useState<ListedPage['otherPage']>(null);
  const windowId = useRef<number>(undefined);
  const newest = useRef(0);
  const read = useCallback(() => {
    const turn = ++newest.current;
    call('pageEmails', { windowId: windowId.current }).then(
      (found) => {
        if (turn !== newest.current) return;
        // A list of another page is never lost to a page that cannot be read; it is shown as what it is.
        setPage((before) => (before?.emails && found.emails === null ? before : found));
        setOtherPage((was) => was && (found.emails === null ? 'unread' : null));
      },
      () => {
        setPage((before) => before ?? null);
        setOtherPage((was) => was && 'unread');
      },
    );
  }, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [events] = useState(() => ({
    onOtherPage: () => {
      // A reply that is on its way may be of the page before.
      newest.current++;
      setOtherPage('reading');
    },
    onSettled: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(read, READ_AFTER_MS);
    },
  }));
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void ownWindow().then((id) => {
      if (isGone) return;
      windowId.current = id;
      if (id !== undefined) stop = watchFront(id, events);
      read();
    });
    return () => {
      isGone = true;
      stop?.();
      clearTimeout(timer.current);
    };
  }, [read, events]);
  // Each list is of the frames of its time, so each has its own port.
  useEffect(() => (page?.emails && page.tabId !== null ? watchPage(page.tabId, events) : undefined), [page, events]);
  const scores = useKnownScores(page);
  return { page: page && scores ? withScores(page, scores) : page, otherPage, read };
}

/** Returns the known scores of the listed addresses, live; undefined until they have changed once. */
function useKnownScores(page: PageEmails | null | undefined): Record<string, KnownScore> | undefined {
  const emails = page?.emails?.map(({ email }) => email) ?? [];
  return useThrottledQuery<Record<string, KnownScore> | undefined>(
    async (before) => (emails.length === 0 ? {} : call('pageScores', { emails }).catch(() => before)),
    emails.join(' '),
    SCORES_EVERY_MS,
  );
}

const withScores = (page: PageEmails, scores: Record<string, KnownScore>): PageEmails => ({
  ...page,
  emails: page.emails?.map((row) => ({ ...row, known: scores[row.email] ?? null })) ?? null,
});
