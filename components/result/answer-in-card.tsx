import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { ReadingRule } from '@/utils/reading/rule';
import { RelativeTime } from '../relative-time';
import { useNow } from '../use-now';
import { ReasonsAndCounts } from './reasons-and-counts';
import { RepeatedNotice } from './repeated-notice';
import { ScoreFace } from './score-face';

/** An answer in one glance: score, the service's word, three reasons, the counts it really gave. */
export function AnswerInCard({ report, rule }: { report: Report; rule: ReadingRule | null }) {
  return (
    <>
      <ScoreFace report={report} rule={rule} />
      <RepeatedNotice report={report} />
      <ReasonsAndCounts report={report} reasons={3} />
    </>
  );
}

/** Whence and when: it stands where it is always seen. `reused`: the gesture that led here was answered from the store. */
export function AnswerSource({ record, reused = false }: { record: LookupRecord; reused?: boolean }) {
  const now = useNow(5000);
  return (
    <p className="min-w-0 text-xs text-muted">
      {record.connectionName === '' ? record.host : record.connectionName},{' '}
      <RelativeTime at={record.endedAt ?? record.createdAt} now={now} />
      {(reused || record.reusedFrom !== undefined) && ' (stored answer, not asked again)'}
    </p>
  );
}
