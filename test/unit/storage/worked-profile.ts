import type { DecisionInput } from '@/utils/decision/decision';
import type { HandOver, HandOverContent } from '@/utils/hand-over/hand-over';
import { readHandOver } from '@/utils/hand-over/read-hand-over';
import { writeHandOver } from '@/utils/hand-over/write-hand-over';
import { collectHandOver } from '@/utils/storage/collect-hand-over';
import type { Database } from '@/utils/storage/database';
import { decide, undoDecisions } from '@/utils/storage/decisions';
import { logLookup } from '@/utils/storage/log';
import { savePurpose } from '@/utils/storage/purpose';
import { batchRecordWith, lookupRecordWith } from '../lookup/record';
import { person } from './some-decisions';

/** A lookup's id. */
export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const PEOPLE = [
  person('1961-03-04'),
  person(),
  { operation: 'score', request: { email: 'jo@example.com' } },
] as const;
export const BY = { now: 5000, operator: 'M. Ito' };
const purpose = { reference: '4711', reason: 'Review', operator: 'M. Ito' };

export const ofSubject = (value: 'reject' | 'escalate' | 'no-concern', note = ''): DecisionInput => ({
  ...{ of: 'subject', value, note, validUntil: null, facts: 'f' },
});
export const ofHit = (hitKey: string): DecisionInput => ({
  ...({ of: 'hit', hitKey, look: null, value: 'not-customer', reason: 'born 1961', facts: 'f' } as const),
  drawn: { hit: 'J. G. · OFAC', compared: 'Born 1961 (differs)' },
});

/** Fills a profile with lookups, a list, decisions, one of them taken back, and one that no line states any more. */
export async function work(database: Database): Promise<void> {
  for (const [n, subject] of PEOPLE.entries()) {
    const record = lookupRecordWith({ id: uuid(n), subject, purpose, createdAt: 1000 + n, endedAt: 2000 + n });
    await database.lookups.add(record);
    await database.answers.add({
      id: uuid(n),
      status: 200,
      contentType: 'application/json',
      text: '{"score":1}',
      ms: 5,
    });
    await logLookup(database, record, { how: 'sent', at: 2000 + n });
  }
  await database.batches.add(batchRecordWith({ id: uuid(90), state: 'finished', headings: ['No'] }));
  await database.lookups.add(
    lookupRecordWith({ id: uuid(91), batchId: uuid(90), sourceRows: [['17']], state: 'failed', endedAt: 3000 }),
  );
  await database.lookups.add(lookupRecordWith({ id: uuid(92), state: 'queued', attempt: 0 }));
  await savePurpose(database, { reference: '4711', reason: 'Review' });
  await decide(database, { lookupId: uuid(2), made: [ofSubject('escalate')] }, { ...BY, now: 3500 });
  // Its line loses what it states.
  await database.log.where('number').equals(4).modify({ content: null, salt: null });
  await decide(database, { lookupId: uuid(0), made: [ofSubject('reject', 'phoned')] }, { ...BY, now: 4000 });
  await decide(database, { lookupId: uuid(0), made: [ofHit('x'), ofHit('y')] }, { ...BY, now: 4001 });
  const undone = await decide(database, { lookupId: uuid(1), made: [ofSubject('no-concern')] }, { ...BY, now: 4002 });
  if (typeof undone !== 'string') await undoDecisions(database, uuid(1), undone, { ...BY, now: 4003 });
}

/** Reads everything of a profile. */
export const everything = (database: Database, by = 'M. Ito'): Promise<HandOverContent> =>
  collectHandOver(database, { scope: { of: 'everything' }, withAnswers: true, by, now: 6000 });

/** Writes a file and reads it again. */
export function carried(content: HandOverContent): { file: HandOver; digest: string } {
  const read = readHandOver(writeHandOver(content));
  if (read.kind !== 'read') throw new Error(JSON.stringify(read));
  return read;
}
