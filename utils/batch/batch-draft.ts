import { z } from 'zod/mini';
import { batchFileName, batchSource } from '@/utils/lookup/batch-record';
import { operation } from '@/utils/service/request-subject';

/** Input of a batch that has not been started. */
export const batchDraft = z.object({
  operation,
  source: batchSource,
  /** Text with addresses. */
  emails: z.string(),
  /** CSV text of subjects. */
  subjects: z.string(),
  /** Names of the files that the texts come from. */
  files: z.optional(z.strictObject({ score: z.optional(batchFileName), overview: z.optional(batchFileName) })),
});
export type BatchDraft = z.infer<typeof batchDraft>;

export const EMPTY_BATCH_DRAFT: BatchDraft = { operation: 'score', source: 'text', emails: '', subjects: '' };
