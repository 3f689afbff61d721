import { browser } from '#imports';
import { batchDraft, EMPTY_BATCH_DRAFT } from '@/utils/storage/drafts';

/** Opens the page of batches in a tab, with one batch or a new one. */
export function openBatchPage(id: string | null): void {
  const page = browser.runtime.getURL('/batch.html');
  void browser.tabs.create({ url: id === null ? page : `${page}?id=${id}` });
}

/**
 * Opens a new batch with the addresses of a page. They are passed in session storage, so that no history records them.
 */
export async function openBatchOf(emails: readonly string[]): Promise<void> {
  await batchDraft.write({ ...EMPTY_BATCH_DRAFT, source: 'page', emails: emails.join('\n') }).catch(() => undefined);
  openBatchPage(null);
}
