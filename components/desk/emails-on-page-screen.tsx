import { useDesk } from '@/components/kit/use-desk';
import { usePageEmails } from '@/components/result/use-page-emails';
import { EMPTY_BATCH_DRAFT } from '@/utils/batch/batch-draft';
import { call } from '@/utils/messages/call';
import { batchDrafts } from '@/utils/storage/drafts';
import { PageEmailList } from './page-email-list';
import { SiteOfPage } from './site-of-page-screen';
import { useStartedRows } from './use-started-rows';

/** The addresses of the page behind the popup or beside the panel. */
export function EmailsOnPage({
  started,
  onScore,
}: {
  /** The lookups that were started from this list. */
  started: readonly string[];
  onScore: (address: string) => void;
}) {
  const { navigate } = useDesk();
  const { page, otherPage, read } = usePageEmails();
  const running = useStartedRows(started);
  const stale = page?.emails == null ? null : otherPage;
  async function scoreAll(emails: readonly string[]): Promise<void> {
    const draft = { ...EMPTY_BATCH_DRAFT, source: 'page', emails: emails.join('\n') } as const;
    await batchDrafts.page.write(draft).catch(() => undefined);
    navigate({ name: 'new-batch', source: 'page' });
  }
  const rows = page?.emails?.map((row) => ({ ...row, started: running.get(row.email) }));
  return (
    <div className="flex min-h-0 flex-col gap-3">
      {page?.site !== null && (
        <PageEmailList
          emails={page === undefined ? 'looking' : (rows ?? 'unread')}
          stale={stale}
          onReload={read}
          onOpen={(id) => navigate({ name: 'lookup', id, as: 'saved' })}
          onScore={onScore}
          onScoreAll={(all) => void scoreAll(all)}
          onReveal={(email) => {
            if (page?.tabId != null) void call('revealEmail', { tabId: page.tabId, email }).catch(() => undefined);
          }}
        />
      )}
      {page && stale === null && <SiteOfPage page={page} onChange={read} />}
    </div>
  );
}
