import { z } from 'zod';
import { operation } from '@/utils/service/request-subject';
import { sessionItem } from './stored-item';

/** Unanswered input. It survives the popup, but not the browser session. */
export const emailDraft = sessionItem('draft:email', z.string());
export const subjectDraft = sessionItem(
  'draft:subject',
  z.object({
    name: z.string(),
    entityType: z.enum(['', 'individual', 'business']),
    dob: z.string(),
    country: z.string(),
  }),
);

/** Input of a batch that has not been started. */
export const batchDraft = sessionItem(
  'draft:batch',
  z.object({
    operation,
    source: z.enum(['page', 'text', 'file']),
    /** Text with addresses. */
    emails: z.string(),
    /** CSV text of subjects. */
    subjects: z.string(),
  }),
);
export type BatchDraft = NonNullable<Awaited<ReturnType<typeof batchDraft.read>>>;
export const EMPTY_BATCH_DRAFT: BatchDraft = { operation: 'score', source: 'text', emails: '', subjects: '' };
