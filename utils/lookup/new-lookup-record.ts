import type { RequestSubject } from '@/utils/service/operations';
import type { ResolvedConnection } from './lookup-deps';
import { type LookupOrigin, type LookupRecord, type Purpose, SINGLE } from './lookup-record';
import { subjectKeys } from './subject-key';

const isGiven = ({ reference, reason, operator }: Purpose): boolean => reference + reason + operator !== '';

/** Creates the record of a new lookup. */
export function newLookupRecord(
  subject: RequestSubject,
  { connection, name, purpose }: Pick<ResolvedConnection, 'connection' | 'name' | 'purpose'>,
  about: { id: string; now: number; gesture: LookupOrigin; batchId?: string; position?: number },
): LookupRecord {
  return {
    id: about.id,
    subject,
    ...subjectKeys(subject, connection),
    baseUrl: connection.baseUrl,
    host: connection.host,
    accountId: connection.accountId,
    connectionName: name,
    gesture: about.gesture,
    batchId: about.batchId ?? SINGLE,
    position: about.position ?? about.now,
    state: 'queued',
    createdAt: about.now,
    timeoutSeconds: connection.timeoutSeconds,
    attempt: 0,
    ...(isGiven(purpose) && { purpose }),
  };
}
