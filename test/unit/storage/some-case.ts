import { caseKey } from '@/utils/lookup/case-key';
import type { Database } from '@/utils/storage/database';
import { decide } from '@/utils/storage/decisions';
import { logLookup } from '@/utils/storage/log';
import { savePurpose } from '@/utils/storage/purpose';
import { lookupRecordWith } from '../lookup/record';
import { person } from './some-decisions';

export const DAY = 86_400_000;
export const CASE = { reference: '4711', reason: 'Review', operator: 'k.sample' };
export const OTHER_CASE = { ...CASE, reference: '4712' };

const asked = (id: string, at: number, more: Parameters<typeof lookupRecordWith>[0] = {}) => {
  const purpose = more.purpose ?? CASE;
  const times = { createdAt: at, sentAt: at, endedAt: at + 5 };
  return lookupRecordWith({ id, ...times, purpose, ...caseKey(purpose.reference), ...more });
};

/** Of case 4711, an address and a person twice, in case 4712 an address that 4711 asked for again; and one of no case. */
export const SOME_LOOKUPS = [
  asked('address', 100 * DAY),
  asked('person', 101 * DAY, { subject: person() }),
  asked('again', 102 * DAY, { subject: person() }),
  asked('shared', 99 * DAY, {
    subject: { operation: 'score', request: { email: 'bo@example.com' } },
    purpose: OTHER_CASE,
  }),
  lookupRecordWith({ id: 'none', subject: { operation: 'score', request: { email: 'no@example.com' } } }),
];

/** Stores two cases with their lines, and a decision about the person. */
export async function storeCases(database: Database): Promise<void> {
  await database.lookups.bulkAdd(SOME_LOOKUPS);
  for (const record of SOME_LOOKUPS) await logLookup(database, record, { how: 'sent', at: record.endedAt ?? 1 });
  const [, , , shared = SOME_LOOKUPS[0]] = SOME_LOOKUPS;
  if (shared) await logLookup(database, shared, { how: 'reused', at: 103 * DAY, purpose: CASE });
  await savePurpose(database, CASE);
  await decide(
    database,
    {
      lookupId: 'person',
      made: [{ of: 'subject', value: 'no-concern', note: 'phoned', validUntil: null, facts: 'f' }],
    },
    { now: 104 * DAY, operator: 'k.sample' },
  );
}
