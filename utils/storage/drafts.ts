import { z } from 'zod';
import { batchSource } from '@/utils/lookup/batch-record';
import { operation } from '@/utils/service/request-subject';
import { subjectFormInput } from '@/utils/service/subject-form';
import { sessionItem } from './stored-item';

/** Unanswered input. It survives a closed popup, but not the browser session. */
export const emailDraft = sessionItem('draft:email', z.string());
export const subjectDraft = sessionItem('draft:subject', subjectFormInput);

const batchInput = z.object({
  operation,
  source: batchSource,
  /** Text with addresses. */
  emails: z.string(),
  /** CSV text of subjects. */
  subjects: z.string(),
});
export type BatchDraft = z.infer<typeof batchInput>;

/** Input of a batch that has not been started: typed or from a file, and the addresses of a page. */
export const batchDrafts = {
  text: sessionItem('draft:batch', batchInput),
  page: sessionItem('draft:page-batch', batchInput),
};
export const EMPTY_BATCH_DRAFT: BatchDraft = { operation: 'score', source: 'text', emails: '', subjects: '' };
