import { z } from 'zod/mini';
import { alpha2Of } from '../subject/countries';
import type { OverviewRequest } from './operations';

/** The subject form as displayed: texts as typed, `''` if empty; `country` is alpha-2 if it states a country. */
export const subjectFormInput = z.object({
  name: z.string(),
  entityType: z.enum(['', 'individual', 'business']),
  dob: z.string(),
  country: z.string(),
});
export type SubjectDraft = z.infer<typeof subjectFormInput>;

export const EMPTY_SUBJECT_DRAFT: SubjectDraft = { name: '', entityType: '', dob: '', country: '' };

/** Returns the form that led to a request. */
export const draftOfRequest = (request: OverviewRequest): SubjectDraft => ({
  name: request.subject_name,
  entityType: request.entity_type,
  dob: request.dob ?? '',
  country: alpha2Of(request.nationality ?? ''),
});
