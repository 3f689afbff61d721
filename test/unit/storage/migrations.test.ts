import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { lookupRecord } from '@/utils/lookup/lookup-record';
import { subjectKey } from '@/utils/lookup/subject-key';
import { DATABASE_VERSION, Database } from '@/utils/storage/database';

afterEach(() => Dexie.delete('sightline'));

const SPELLING = '5f0e28126111f3d983000c5e00c4b07d';

/** What version 1 wrote, as it stood in its database. */
const V1 = {
  lookups: [
    {
      id: 'a',
      subject: { operation: 'score', request: { email: 'jane@example.com' } },
      subjectKey: '["https://a.example","conn-1","score",[["email","jane@example.com"]]]',
      baseUrl: 'https://a.example',
      host: 'a.example',
      connectionName: 'Live',
      gesture: 'menu',
      state: 'done',
      createdAt: 1000,
      timeoutSeconds: 20,
      endedAt: 1500,
    },
    {
      id: 'b',
      subject: { operation: 'overview', request: { subject_name: 'Jane Doe', entity_type: 'individual' } },
      subjectKey: 'not JSON',
      baseUrl: 'https://a.example',
      host: 'a.example',
      connectionName: '',
      gesture: 'popup',
      state: 'sending',
      createdAt: 2000,
      timeoutSeconds: 25,
    },
  ],
  answers: [{ id: 'a', status: 200, contentType: 'application/json', text: '{"score":1}', ms: 5 }],
};

test('version 1: lookups and answers are kept, and become single lookups that were sent once', async () => {
  const old = new Dexie('sightline');
  old.version(1).stores({ lookups: 'id, state, createdAt, [subjectKey+state+endedAt]', answers: 'id' });
  await old.table('lookups').bulkAdd(V1.lookups);
  await old.table('answers').bulkAdd(V1.answers);
  old.close();

  const database = new Database();
  const [a, b] = await database.lookups.orderBy('id').toArray();
  expect(a).toEqual({
    ...V1.lookups[0],
    // From `printf %s KEY | sha256sum`, its first half.
    subjectKey: '7b281056767858dd69c8967af91debba',
    connectionId: 'conn-1',
    batchId: '',
    position: 1000,
    attempt: 1,
    sentAt: 1000,
    // From `printf %s '["https://a.example","conn-1","spelling","jane@example.com"]' | sha256sum`, its first half.
    spellingKey: SPELLING,
  });
  expect(b?.spellingKey).toBeUndefined();
  expect(b).toMatchObject({ connectionId: '', state: 'sending', attempt: 1 });
  expect(lookupRecord.safeParse(a).success && lookupRecord.safeParse(b).success).toBe(true);
  expect(await database.answers.toArray()).toEqual(V1.answers);
});

/** What version 2 wrote: the same record, and the row of a batch. */
const V2 = [
  { ...V1.lookups[0], connectionId: 'conn-1', batchId: '', position: 1000, attempt: 1, sentAt: 1000 },
  { ...V1.lookups[0], id: 'row', connectionId: 'conn-1', batchId: 'b', position: 0, attempt: 0, state: 'queued' },
];

test('version 2: all is kept, and a key no longer names a subject', async () => {
  const old = new Dexie('sightline');
  old.version(2).stores({ lookups: 'id, [subjectKey+state]', answers: 'id', batches: 'id' });
  await old.table('lookups').bulkAdd(V2);
  await old.table('answers').bulkAdd(V1.answers);
  await old.table('batches').add({ id: 'b' });
  old.close();

  const database = new Database();
  const connection = { baseUrl: 'https://a.example', accountId: 'conn-1' };
  const key = subjectKey({ operation: 'score', request: { email: 'jane@example.com' } }, connection);
  expect(await database.lookups.orderBy('id').toArray()).toEqual(
    V2.map((record) => ({ ...record, subjectKey: key, spellingKey: SPELLING })),
  );
  expect(await database.lookups.where('[subjectKey+state]').equals([key, 'done']).primaryKeys()).toEqual(['a']);
  expect([await database.answers.count(), await database.batches.count()]).toEqual([1, 1]);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

/** What version 3 wrote: addresses in several spellings, a name, and an unreadable record. */
const V3 = [
  { ...V2[0], subjectKey: '7b281056767858dd69c8967af91debba' },
  {
    ...V2[0],
    id: 'capitals',
    subject: { operation: 'score', request: { email: 'JANE@example.com' } },
    subjectKey: 'x',
  },
  { ...V1.lookups[1], subjectKey: 'y', connectionId: 'conn-1', batchId: '', position: 2000, attempt: 1 },
  { id: 'damaged', subjectKey: 'z', state: 'done', createdAt: 1, subject: 7 },
];

test('version 3: all is kept, and addresses are found by another spelling', async () => {
  const old = new Dexie('sightline');
  old.version(3).stores({
    lookups:
      'id, state, createdAt, sentAt, [subjectKey+state+endedAt], [subjectKey+state], [batchId+state+position], [batchId+position], [batchId+reusedFrom]',
    answers: 'id',
    batches: 'id, state, createdAt',
    gates: 'connectionId',
    spending: '[host+day], day',
  });
  await old.table('lookups').bulkAdd(V3);
  await old.table('spending').add({ host: 'a.example', day: '2026-11-21', count: 7 });
  old.close();

  const database = new Database();
  const [a, b, capitals, damaged] = await database.lookups.orderBy('id').toArray();
  expect([a, capitals]).toEqual([V3[0], V3[1]].map((record) => ({ ...record, spellingKey: SPELLING })));
  expect([b, damaged]).toEqual([V3[2], V3[3]]);
  const found = database.lookups.where('[spellingKey+state]').equals([SPELLING, 'done']);
  expect((await found.primaryKeys()).sort()).toEqual(['a', 'capitals']);
  expect(await database.spending.toArray()).toEqual([{ host: 'a.example', day: '2026-11-21', count: 7 }]);
});

test('a newer version: the database is refused and stays as it is', async () => {
  const newer = new Dexie('sightline');
  newer.version(DATABASE_VERSION + 1).stores({ lookups: 'id, state', future: 'id' });
  await newer.table('lookups').add(V1.lookups[0]);
  newer.close();

  const database = new Database();
  const read = database.lookups.toArray();
  await expect(read).rejects.toMatchObject({ name: 'DatabaseClosedError', inner: { name: 'VersionError' } });
  database.close();
  await newer.open();
  expect([newer.backendDB().version, ...newer.backendDB().objectStoreNames]).toEqual([50, 'future', 'lookups']);
  expect(await newer.table('lookups').toArray()).toEqual([V1.lookups[0]]);
  newer.close();
});

test('a database that Dexie has repaired is not taken for a newer one', async () => {
  const repaired = new Dexie('sightline');
  repaired.version(DATABASE_VERSION + 0.1).stores({ lookups: 'id', answers: 'id' });
  await repaired.table('answers').add(V1.answers[0]);
  repaired.close();
  for (let opening = 0; opening < 2; opening++) {
    const database = new Database();
    expect(await database.answers.toArray()).toEqual(V1.answers);
    database.close();
  }
});
