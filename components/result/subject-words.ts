import { visibleText } from '@/utils/reading/json/visible-text';
import type { Subject } from '@/utils/service/contract';

/** Returns the subject of a lookup in one line. */
export function subjectTitle(subject: Subject): string {
  return subject.operation === 'score' ? subject.request.email : visibleText(subject.request.subject_name);
}

/** Returns the other sent fields in words; empty for a score. */
export function subjectDetails(subject: Subject): string {
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
