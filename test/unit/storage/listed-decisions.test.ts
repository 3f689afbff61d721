import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import { decide } from '@/utils/storage/decisions';
import { countDecisions, readDecided, readListedDecisions } from '@/utils/storage/listed-decisions';
import { readInDecisions } from '@/utils/storage/words-of-colleagues';
import { lookupRecordWith } from '../lookup/record';
import { AT_FIRST, person } from './some-decisions';
import { carried, everything, ofHit, ofSubject, PEOPLE, work } from './worked-profile';

const database = new Database();
const clear = async () => {
  for (const table of database.tables) await table.clear();
};
afterEach(clear);

const shown = async () => {
  const listed = await readListedDecisions(database);
  const decided = await readDecided(database, listed);
  return listed.map(({ made, count, file }) => [made.value, count, file?.by ?? null, decided.get(made.subjectId)]);
};

const BORN: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Ana · US', entity_type: 'individual', dob: '1961-03-04', nationality: 'ES' },
};

test('who was decided can be looked up again exactly as before once no result is stored any more', async () => {
  for (const [id, subject] of Object.entries({ a: BORN, b: person() })) {
    await database.lookups.add(lookupRecordWith({ id, subject }));
    await decide(database, { lookupId: id, made: [ofSubject('reject', 'seen'), ofHit('x')] }, AT_FIRST);
  }
  const rows = [
    ['reject', 2, null, { title: 'Ana · US', subject: BORN }],
    ['reject', 2, null, { title: 'Juan García', subject: person() }],
  ];
  expect((await shown()).sort()).toEqual(rows);
  await database.lookups.clear();
  expect((await shown()).sort()).toEqual(rows);
  expect(await countDecisions(database)).toBe(4);
  await database.log.clear();
  expect((await shown()).map(([value, , , decided]) => [value, decided])).toEqual([
    ['reject', undefined],
    ['reject', undefined],
  ]);
});

test('decisions of a colleague are listed under their name, and never as the user’s', async () => {
  await work(database);
  const file = carried(await everything(database));
  await clear();
  await readInDecisions(database, file, { now: 7000, operator: 'K. Sample' });
  const [born, , address] = PEOPLE;
  expect(await shown()).toEqual([
    ['reject', 3, 'M. Ito', { title: 'Juan García', subject: born }],
    // Its line is empty, and its lookup names it.
    ['escalate', 1, 'M. Ito', { title: 'jo@example.com', subject: address }],
  ]);
});
