import { findOtherSubject, type OtherSubject } from '@/utils/compare/other-subject';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import { describeSubject } from '@/utils/service/request-subject';

/** Returns whom an answer is about, if that is clearly not whom the lookup asked about; otherwise null. */
export function otherSubjectOf(
  { subject, ownRecord, endedAt, createdAt }: Pick<LookupRecord, 'subject' | 'ownRecord' | 'endedAt' | 'createdAt'>,
  { echo, screeningEntries }: Pick<Report, 'echo' | 'screeningEntries'>,
): OtherSubject | null {
  const hits = screeningEntries.map(({ facts }) => facts);
  const answered = endedAt ?? createdAt;
  const { kind, title, party } = describeSubject(subject);
  if (kind === 'email') return findOtherSubject({ email: title }, echo, hits, answered);
  if (party === null) return null;
  const { name, birth, type } = party;
  return findOtherSubject({ names: [name, ...(ownRecord?.names ?? [])], birth, type }, echo, hits, answered);
}
