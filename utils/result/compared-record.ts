import { compareRecord, type RecordComparison } from '@/utils/compare/compare-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import { describeSubject } from '@/utils/service/request-subject';
import { ownerFacts } from './owner-facts';

/** Returns an answer about an email address beside the user's own record; null without one, and for other subjects. */
export function comparedRecord(
  { subject, ownRecord }: Pick<LookupRecord, 'subject' | 'ownRecord'>,
  report: Pick<Report, 'sections' | 'screeningEntries'>,
): RecordComparison | null {
  const { kind, title } = describeSubject(subject);
  return kind === 'email' && ownRecord ? compareRecord(title, ownRecord, ownerFacts(report)) : null;
}
