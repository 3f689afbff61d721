import { useDesk } from '@/components/kit/use-desk';
import { type BatchDraft, EMPTY_BATCH_DRAFT, isKeepable } from '@/utils/batch/batch-draft';
import { batchDrafts } from '@/utils/storage/drafts';

/**
 * Returns how to open the form of a batch with several addresses. A list that was typed there stays as it is. One that is too
 * large to be kept opens an empty form, which says so.
 */
export function usePlanList(source: BatchDraft['source']) {
  const { navigate } = useDesk();
  return async (emails: readonly string[]): Promise<void> => {
    const draft: BatchDraft = { ...EMPTY_BATCH_DRAFT, source, emails: emails.join('\n') };
    const isKept = await batchDrafts.page.write(draft).then(
      () => isKeepable(draft),
      () => false,
    );
    navigate({ name: 'new-batch', source: 'page' }, isKept ? undefined : 'newBatch.notKept');
  };
}
