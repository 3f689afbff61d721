import { z } from 'zod/mini';
import { batchDraft, isKeepable, MAX_DRAFT_LETTERS } from '@/utils/batch/batch-draft';
import { subjectFormInput } from '@/utils/service/subject-draft';
import { type StoredItem, sessionItem } from './stored-item';

/** Input that is too large is not kept, nor is what was there before, which would come back in its place. */
const bounded = <T>(item: StoredItem<T | undefined>, fits: (value: NonNullable<T>) => boolean) => ({
  ...item,
  write: (value: NonNullable<T>) => (fits(value) ? item.write(value) : item.clear()),
});

/** Unanswered input. It survives a closed popup, but not the browser session. */
export const emailDraft = bounded(sessionItem('draft:email', z.string()), ({ length }) => length <= MAX_DRAFT_LETTERS);
export const subjectDraft = bounded(
  sessionItem('draft:subject', subjectFormInput),
  ({ name, dob, country }) => name.length + dob.length + country.length <= MAX_DRAFT_LETTERS,
);

/** Notes to decisions that are not saved yet, by the id of the lookup. `validUntil` as typed. */
export const decisionDrafts = sessionItem(
  'draft:decision',
  z.record(z.string(), z.object({ note: z.string(), validUntil: z.string(), beside: z.nullable(z.number()) })),
);

/** Input of a batch that has not been started: typed or from a file, and the addresses of a page. */
export const batchDrafts = {
  text: bounded(sessionItem('draft:batch', batchDraft), isKeepable),
  page: bounded(sessionItem('draft:page-batch', batchDraft), isKeepable),
};
