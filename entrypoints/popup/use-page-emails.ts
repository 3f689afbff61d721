import { useEffect, useState } from 'react';
import { call } from '@/utils/messages/call';
import type { PageEmails } from '@/utils/messages/protocol';

/** The page behind the popup: its site and its addresses. Read once, and again after `read` is called. */
export function usePageEmails(): { page: PageEmails | null; read: () => void } {
  const [page, setPage] = useState<PageEmails | null>(null);
  const read = () => void call('pageEmails', {}).then(setPage, () => undefined);
  useEffect(() => {
    void call('pageEmails', {}).then(setPage, () => undefined);
  }, []);
  return { page, read };
}
