import { z } from 'zod';
import { otherSpelling } from '../lookup/ledger';
import { sessionItem } from './session-item';

/** What was typed and is not answered yet: it survives the popup closing, but not the browser. */
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

/** What the popup is to open with, once: set by the background when a gesture elsewhere leads to the popup. */
export const popupIntent = sessionItem(
  'popup:intent',
  z.discriminatedUnion('show', [
    z.object({ show: z.literal('lookup'), id: z.string(), reused: z.boolean() }),
    z.object({ show: z.literal('subject') }),
    z.object({ show: z.literal('email'), notice: z.string(), choices: z.array(z.string()) }),
    /** An address that was asked for, and what is there of another spelling of it: nothing was sent. */
    z.object({ show: z.literal('spelling'), email: z.string(), other: otherSpelling }),
  ]),
);

/** What is to be asked together and was not started yet. */
export const batchDraft = sessionItem(
  'draft:batch',
  z.object({
    operation: z.enum(['score', 'overview']),
    source: z.enum(['page', 'text', 'file']),
    /** Text with addresses. */
    emails: z.string(),
    /** CSV text of subjects. */
    subjects: z.string(),
  }),
);
export type BatchDraft = NonNullable<Awaited<ReturnType<typeof batchDraft.read>>>;
export const EMPTY_BATCH_DRAFT: BatchDraft = { operation: 'score', source: 'text', emails: '', subjects: '' };
