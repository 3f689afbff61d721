import type { Ref } from 'react';
import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import { OPERATIONS } from '@/utils/service/operations';
import { AddressText } from '../address-text';
import { RelativeTime } from '../relative-time';
import { subjectDetails, subjectTitle } from './subject-title';

/** A row of a batch may wait for days, and may be removed without being sent. */
function whatHappened(record: LookupRecord): { verb: string; at?: number } {
  if (record.reusedFrom !== undefined) return { verb: 'answered earlier by', at: record.endedAt ?? record.createdAt };
  if (record.attempt > 0) return { verb: 'asked of', at: requestedAt(record) };
  return { verb: record.state === 'queued' ? 'to be asked of' : 'not asked of' };
}

/**
 * Subject, time and the exact fields that were sent. A reused answer shows its own age. `now` is null on paper, where
 * an age would become wrong.
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
  const { verb, at } = whatHappened(record);
  return (
    <header className="flex flex-col gap-0.5">
      <h2 ref={titleRef} tabIndex={-1} dir="auto" className="text-with-parent outline-none text-base font-semibold">
        <AddressText>{subjectTitle(record.subject)}</AddressText>
      </h2>
      {details !== '' && <p className="text-muted">{details}</p>}
      <p className="text-xs text-muted">
        {OPERATIONS[record.subject.operation].words.name} {verb} {record.host}
        {record.connectionName !== '' && <> ({record.connectionName})</>}
        {now !== null && at !== undefined && (
          <>
            , <RelativeTime at={at} now={now} />
          </>
        )}
      </p>
    </header>
  );
}
