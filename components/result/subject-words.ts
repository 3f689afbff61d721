import { visibleText } from '@/utils/reading/json/visible-text';
import type { RequestSubject } from '@/utils/service/operations';

/** Returns the subject of a lookup in one line. */
export function subjectTitle(subject: RequestSubject): string {
  return subject.operation === 'score' ? subject.request.email : visibleText(subject.request.subject_name);
}

/** Returns the other sent fields in words; empty for a score. */
export function subjectDetails(subject: RequestSubject): string {
  if (subject.operation === 'score') return '';
  const { entity_type, dob, nationality } = subject.request;
  return [
    entity_type,
    dob && `born ${dob}`,
    nationality && `${entity_type === 'business' ? 'country' : 'nationality'} ${nationality}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
