import { findOtherSubject, type OtherSubject } from '@/utils/compare/other-subject';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';

/** Returns whom an answer is about, if that is clearly not whom the lookup asked about; otherwise null. */
export function otherSubjectOf(
  { subject, ownRecord, endedAt, createdAt }: Pick<LookupRecord, 'subject' | 'ownRecord' | 'endedAt' | 'createdAt'>,
  { echo, screeningEntries }: Pick<Report, 'echo' | 'screeningEntries'>,
): OtherSubject | null {
  const hits = screeningEntries.map(({ facts }) => facts);
  const answered = endedAt ?? createdAt;
  if (subject.operation === 'score') return findOtherSubject({ email: subject.request.email }, echo, hits, answered);
  const { subject_name, dob, entity_type } = subject.request;
  const names = [subject_name, ...(ownRecord?.names ?? [])];
  return findOtherSubject({ names, birth: dob ?? null, type: entity_type }, echo, hits, answered);
}
