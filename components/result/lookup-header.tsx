import type { Ref } from 'react';
import { askedAt, type LookupRecord } from '@/utils/lookup/lookup-record';
import { AddressText } from '../address-text';
import { RelativeTime } from '../relative-time';
import { subjectDetails, subjectTitle } from './subject-words';

/**
 * What was asked, of whom, when: exactly the fields that were sent. Where a stored answer served, nothing was asked, and
 * the age is that of the answer. `now` is null on paper, where no age stays true.
 */
export function LookupHeader({
  record,
  now,
  titleRef = null,
}: {
  record: LookupRecord;
  now: number | null;
  titleRef?: Ref<HTMLHeadingElement>;
}) {
  const details = subjectDetails(record.subject);
  const isStored = record.reusedFrom !== undefined;
  return (
    <header className="flex flex-col gap-0.5">
      <h2 ref={titleRef} tabIndex={-1} dir="auto" className="text-left outline-none text-base font-semibold">
        <AddressText>{subjectTitle(record.subject)}</AddressText>
      </h2>
      {details !== '' && <p className="text-muted">{details}</p>}
      <p className="text-xs text-muted">
        {record.subject.operation === 'score' ? 'Score' : 'Overview'} {isStored ? 'answered earlier by' : 'asked of'}{' '}
        {record.host}
        {record.connectionName !== '' && <> ({record.connectionName})</>}
        {now !== null && (
          <>
            , <RelativeTime at={isStored ? (record.endedAt ?? record.createdAt) : askedAt(record)} now={now} />
          </>
        )}
      </p>
    </header>
  );
}
