import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import { eraseSubject } from '@/utils/storage/erase';
import { readLog } from '@/utils/storage/log';
import { saveOwnRecord } from '@/utils/storage/save-own-record';
import { lookupRecordWith } from '../lookup/record';

const person = (subject_name: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'individual' },
});
const BY = { operator: 'k.sample', now: 7 };
const OWN = { names: ['Ann Lee', 'B. Roe'], birth: '1961', country: 'ES' };

test("the user's own record is stored with its lookup, replaced, and removed", async () => {
  const database = new Database();
  await database.lookups.bulkAdd([lookupRecordWith({ id: 'a' }), lookupRecordWith({ id: 'b' })]);
  await saveOwnRecord(database, 'a', OWN, BY);
  expect((await database.lookups.get('a'))?.ownRecord).toEqual(OWN);
  expect(await database.lookups.get('b')).not.toHaveProperty('ownRecord');
  await saveOwnRecord(database, 'a', null, BY);
  expect(await database.lookups.get('a')).toEqual(lookupRecordWith({ id: 'a' }));
  await saveOwnRecord(database, 'b', { ...OWN, phone: '+34 910 000 000' }, BY);
  await saveOwnRecord(database, 'b', { ...OWN, phone: '+34 910 000 001' }, BY);
  expect((await database.lookups.get('b'))?.ownRecord?.phone).toBe('+34 910 000 001');
  // Saved again as it is, it is no change.
  await saveOwnRecord(database, 'a', null, BY);
  const lines = await readLog(database);
  expect(lines.map(({ at, content }) => [at, content?.event, content?.operator, content?.lookup])).toEqual([
    [7, 'record', 'k.sample', 'a'],
    [7, 'record', 'k.sample', 'a'],
    [7, 'record', 'k.sample', 'b'],
    [7, 'record', 'k.sample', 'b'],
  ]);
  // What the record says is not in the log.
  expect(JSON.stringify(lines)).not.toContain('Lee');
  // A lookup that was deleted meanwhile does not come back.
  await saveOwnRecord(database, 'gone', OWN, BY);
  expect(await database.lookups.count()).toBe(2);
  await database.delete();
});

test('the record is deleted with its subject, and so is the name of a deleted subject in the records of others', async () => {
  const database = new Database();
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'ann', subject: person('Ann Lee'), ownRecord: { ...OWN, names: ['A. Lee'] } }),
    lookupRecordWith({ id: 'bob', subject: person('Bob Roe'), ownRecord: OWN }),
  ]);
  const company = { ...OWN, names: ['C. Poe'], company: 'Ann Lee', phone: '+34 910 000 000' };
  await database.lookups.add(lookupRecordWith({ id: 'cid', ownRecord: company }));
  await eraseSubject(database, person('Ann Lee'), 1);
  const left = await database.lookups.toArray();
  expect(left.map(({ id, ownRecord }) => [id, ownRecord])).toEqual([
    ['bob', { ...OWN, names: ['B. Roe'] }],
    ['cid', { ...OWN, names: ['C. Poe'], phone: '+34 910 000 000' }],
  ]);
  await database.delete();
});
