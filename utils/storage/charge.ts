import { closedCircuit } from '@/utils/lookup/circuit-breaker';
import type { RequestLimits } from '@/utils/lookup/lookup-store';
import type { AdmissionInput } from '../lookup/admission';
import type { LookupRecord } from '../lookup/lookup-record';
import type { Database } from './database';

/** Reads the limits for one more request of a lookup, within the caller's transaction. */
export async function readAdmissionInput(
  database: Database,
  record: LookupRecord,
  rules: RequestLimits,
): Promise<AdmissionInput> {
  const { host, connectionId } = record;
  const sentInLastMinute =
    rules.requestsPerMinute === 0
      ? []
      : await database.lookups
          .where('sentAt')
          .between(rules.now - 60_000, rules.now, false, true)
          .filter((sent) => sent.host === host)
          .toArray();
  return {
    now: rules.now,
    host,
    circuitBreaker: (await database.gates.get(connectionId)) ?? closedCircuit(connectionId),
    sentToday: (await database.spending.get([host, rules.day]))?.count ?? 0,
    dailyLookups: rules.dailyLookups,
    sentInLastMinute: sentInLastMinute.map(({ sentAt }) => sentAt ?? 0),
    requestsPerMinute: rules.requestsPerMinute,
  };
}

/**
 * Charges one request and returns the lookup as `sending`. The caller reads `Pace` before and writes the lookup after,
 * all in one transaction.
 */
export async function charge(
  database: Database,
  record: LookupRecord,
  { sentToday }: AdmissionInput,
  rules: RequestLimits,
): Promise<LookupRecord> {
  await database.spending.put({ host: record.host, day: rules.day, count: sentToday + 1 });
  return { ...record, state: 'sending', attempt: record.attempt + 1, sentAt: rules.now };
}
