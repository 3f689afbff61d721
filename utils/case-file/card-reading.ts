import type { OtherSubject } from '@/utils/compare/other-subject';
import { subjectFacts } from '@/utils/decision/subject-facts';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { type GlanceReport, glanceReport } from '@/utils/reading/glance-report';
import type { Report } from '@/utils/reading/report';
import { otherSubjectOf } from './contradictions';

/** What the card says of an answer. The background makes it: neither the answer nor its reader is in the frame. */
export interface CardReading extends GlanceReport {
  /** Digest of what the answer says of the subject, which the user's decision is compared with; see `subjectFacts`. */
  factsDigest: string;
  /** Whom the answer is about, if that is not whom was asked. */
  otherSubject: OtherSubject | null;
}

/** Returns what the card shows of the answer to a lookup. */
export const cardReading = (record: LookupRecord, report: Report): CardReading => ({
  ...glanceReport(report),
  factsDigest: subjectFacts(report),
  otherSubject: otherSubjectOf(record, report),
});
