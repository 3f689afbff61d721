import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { ReadingRule } from '@/utils/reading/rule';
import { RelativeTime } from '../relative-time';
import { useNow } from '../use-now';
import { ReasonsAndCounts } from './reasons-and-counts';
import { ScoreFace } from './score-face';

/** An answer in one glance: score, the service's word, three reasons, the counts it really gave, whence and when. */
export function AnswerInCard({
  record,
  report,
  rule,
  reused,
}: {
  record: LookupRecord;
  report: Report;
  rule: ReadingRule | null;
  reused: boolean;
}) {
  const now = useNow(5000);
  return (
    <>
      <ScoreFace report={report} rule={rule} />
      <ReasonsAndCounts report={report} reasons={3} />
      <p className="mt-auto text-xs text-muted">
        {record.connectionName === '' ? record.host : record.connectionName},{' '}
        <RelativeTime at={record.endedAt ?? record.createdAt} now={now} />
        {reused && ' (stored answer, not asked again)'}
      </p>
    </>
  );
}
