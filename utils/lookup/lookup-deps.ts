import type { Client, OpenConnection } from '@/utils/service/client';
import type { Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';
import { caseKey } from './case-key';
import { type LookupOrigin, type LookupRecord, type Purpose, SINGLE } from './lookup-record';
import type { BatchStore, LookupStore } from './lookup-store';
import { relatedKeys } from './related-keys';
import type { RequestLimits } from './request-limits';
import { subjectKeys } from './subject-key';

const isGiven = ({ reference, reason, operator }: Purpose): boolean => reference + reason + operator !== '';

/** Creates the record of a new lookup. */
export function newLookupRecord(
  subject: RequestSubject,
  {
    connection,
    limits,
    environment,
    purpose,
  }: Pick<ResolvedConnection, 'connection' | 'limits' | 'environment' | 'purpose'>,
  about: { id: string; now: number; gesture: LookupOrigin; batchId?: string; position?: number },
): LookupRecord {
  return {
    id: about.id,
    subject,
    ...subjectKeys(subject, connection),
    ...relatedKeys(subject),
    ...caseKey(purpose.reference),
    baseUrl: connection.baseUrl,
    host: connection.host,
    accountId: connection.accountId,
    ...(environment !== '' && { environment }),
    gesture: about.gesture,
    batchId: about.batchId ?? SINGLE,
    position: about.position ?? about.now,
    state: 'queued',
    createdAt: about.now,
    timeoutSeconds: limits.timeoutSeconds,
    attempt: 0,
    ...(isGiven(purpose) && { purpose }),
  };
}

/** The current connection and what limits its requests. */
export interface ResolvedConnection {
  ok: true;
  connection: OpenConnection;
  limits: RequestLimits;
  /** Its environment; empty if none is stated. */
  environment: string;
  purpose: Purpose;
  /** Whether it may serve another row of a batch: it is recent and unchanged. */
  isFresh: () => boolean;
}

/** Dependencies of the lookup use case. */
export interface LookupDeps {
  lookupStore: LookupStore;
  batchStore: BatchStore;
  send: Client;
  now: () => number;
  /** The user's calendar day, `YYYY-MM-DD`: the budget is per day. */
  day: () => string;
  newId: () => string;
  /**
   * Returns the current connection, or why there is none. Called for every lookup; batch rows share a connection while
   * it is current.
   */
  resolveConnection: () => Promise<ResolvedConnection | { ok: false; failure: Failure }>;
  /** Keeps the browser from stopping the background while at least one promise is pending. */
  keepAwake: (open: Promise<unknown>) => void;
  delay: (ms: number) => Promise<void>;
  /** Called after a lookup has settled in the store. */
  onSettled: () => void;
}
