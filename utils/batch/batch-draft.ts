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

/** Most letters of a draft. The unlocked key and the cards share the area, which holds about ten million bytes. */
export const MAX_DRAFT_LETTERS = 1_000_000;

/** Whether a list is small enough to be kept. */
export const isKeepable = ({ emails, subjects }: BatchDraft): boolean =>
  emails.length + subjects.length <= MAX_DRAFT_LETTERS;

export const EMPTY_BATCH_DRAFT: BatchDraft = { operation: 'score', source: 'text', emails: '', subjects: '' };
