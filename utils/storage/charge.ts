import type { Pace } from '../lookup/admission';
import { openGate } from '../lookup/gate';
import type { PaceRules } from '../lookup/ledger';
import type { LookupRecord } from '../lookup/lookup-record';
import type { Database } from './database';

/** Reads the limits for one more request of a lookup, within the caller's transaction. */
export async function readPace(database: Database, record: LookupRecord, rules: PaceRules): Promise<Pace> {
  const { host, connectionId } = record;
  const lastMinute =
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
    gate: (await database.gates.get(connectionId)) ?? openGate(connectionId),
    spent: (await database.spending.get([host, rules.day]))?.count ?? 0,
    dailyLookups: rules.dailyLookups,
    lastMinute: lastMinute.map(({ sentAt }) => sentAt ?? 0),
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
  { spent }: Pace,
  rules: PaceRules,
): Promise<LookupRecord> {
  await database.spending.put({ host: record.host, day: rules.day, count: spent + 1 });
  return { ...record, state: 'sending', attempt: record.attempt + 1, sentAt: rules.now };
}
