import { useCallback, useEffect, useState } from 'react';
import { call } from '@/utils/messages/call';
import type { PageEmails } from '@/utils/messages/protocol';

/**
 * Returns the page behind the popup: its site and addresses; undefined while it loads, null if that fails. Reads once,
 * and again after each call of `read`.
 */
export function usePageEmails(): { page: PageEmails | null | undefined; read: () => void } {
  const [page, setPage] = useState<PageEmails | null>();
  const read = useCallback(
    () => void call('pageEmails', {}).then(setPage, () => setPage((before) => before ?? null)),
    [],
  );
  useEffect(read, [read]);
  return { page, read };
}
