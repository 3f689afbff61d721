import { z } from 'zod/mini';
import { batchDraft } from '@/utils/batch/batch-draft';
import { subjectFormInput } from '@/utils/service/subject-draft';
import { sessionItem } from './stored-item';

/** Unanswered input. It survives a closed popup, but not the browser session. */
export const emailDraft = sessionItem('draft:email', z.string());
export const subjectDraft = sessionItem('draft:subject', subjectFormInput);

/** Notes to decisions that are not saved yet, by the id of the lookup. `validUntil` as typed. */
export const decisionDrafts = sessionItem(
  'draft:decision',
  z.record(z.string(), z.object({ note: z.string(), validUntil: z.string(), beside: z.nullable(z.number()) })),
);

/** Input of a batch that has not been started: typed or from a file, and the addresses of a page. */
export const batchDrafts = {
  text: sessionItem('draft:batch', batchDraft),
  page: sessionItem('draft:page-batch', batchDraft),
};
