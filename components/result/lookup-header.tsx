import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { RelativeTime } from '../relative-time';
import { subjectDetails, subjectTitle } from './subject-words';

/** What was asked, of whom, when: exactly the fields that were sent. */
export function LookupHeader({ record, now }: { record: LookupRecord; now: number }) {
  const details = subjectDetails(record.subject);
  return (
    <header className="flex flex-col gap-0.5">
      <h2 dir="auto" className="text-left text-base font-semibold">
        {subjectTitle(record.subject)}
      </h2>
      {details !== '' && <p className="text-muted">{details}</p>}
      <p className="text-xs text-muted">
        {record.subject.operation === 'score' ? 'Score' : 'Overview'} asked of {record.host}
        {record.connectionName !== '' && <> ({record.connectionName})</>},{' '}
        <RelativeTime at={record.createdAt} now={now} />
      </p>
    </header>
  );
}
