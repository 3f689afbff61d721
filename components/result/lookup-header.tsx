import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { RelativeTime } from '../relative-time';
import { subjectDetails, subjectTitle } from './subject-words';

/** What was asked, of whom, when: exactly the fields that were sent. `now` is null on paper, where no age stays true. */
export function LookupHeader({ record, now }: { record: LookupRecord; now: number | null }) {
  const details = subjectDetails(record.subject);
  return (
    <header className="flex flex-col gap-0.5">
      <h2 dir="auto" className="text-left text-base font-semibold">
        {subjectTitle(record.subject)}
      </h2>
      {details !== '' && <p className="text-muted">{details}</p>}
      <p className="text-xs text-muted">
        {record.subject.operation === 'score' ? 'Score' : 'Overview'} asked of {record.host}
        {record.connectionName !== '' && <> ({record.connectionName})</>}
        {now !== null && (
          <>
            , <RelativeTime at={record.createdAt} now={now} />
          </>
        )}
      </p>
    </header>
  );
}
