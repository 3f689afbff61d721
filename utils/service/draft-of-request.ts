import { alpha2Of } from '../subject/countries';
import type { OverviewRequest } from './operations';
import type { SubjectDraft } from './subject-draft';

/** Returns the form that led to a request. */
export const draftOfRequest = (request: OverviewRequest): SubjectDraft => ({
  name: request.subject_name,
  entityType: request.entity_type,
  dob: request.dob ?? '',
  country: alpha2Of(request.nationality ?? ''),
});
