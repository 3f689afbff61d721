import { useCallback, useEffect, useState } from 'react';
import { call } from '@/utils/messages/call';
import type { PageEmails } from '@/utils/messages/protocol';

/**
 * The page behind the popup: its site and its addresses; undefined until it is read, null where that fails. Read once,
 * and again after `read` is called.
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
