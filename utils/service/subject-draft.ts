import { z } from 'zod/mini';

/** The subject form as displayed: texts as typed, `''` if empty; `country` is alpha-2 if it states a country. */
export const subjectFormInput = z.object({
  name: z.string(),
  entityType: z.enum(['', 'individual', 'business']),
  dob: z.string(),
  country: z.string(),
});
export type SubjectDraft = z.infer<typeof subjectFormInput>;

export const EMPTY_SUBJECT_DRAFT: SubjectDraft = { name: '', entityType: '', dob: '', country: '' };
