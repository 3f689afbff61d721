import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_STATEMENT, nextLine } from '@/utils/log/log-line';
import { lookupRecord } from '@/utils/lookup/lookup-record';
import { DATABASE_VERSION, Database } from '@/utils/storage/database';
import { DATABASE_NAME } from '@/utils/storage/database-name';

afterEach(() => Dexie.delete(DATABASE_NAME));

/** What version 1 writes. From the first release on, each later version must still read it. */
const V1 = {
  tables: {
    lookups:
      'id, state, createdAt, sentAt, [subjectKey+state+endedAt], [subjectKey+state], [spellingKey+state], [batchId+state+position], [batchId+position], [batchId+reusedFrom], reusedFrom, [relatedKey+state+variantKey], [domainKey+state+relatedKey]',
    answers: 'id',
    summaries: 'id, reader, *groups',
    batches: 'id, state, createdAt',
    decisions: 'id, subjectId, nameId, decidedAt',
    log: 'number, nameId, statedAt, content.lookup',
    purposes: 'id',
    gates: 'accountId',
    spending: '[host+day], day',
  },
  lookup: {
    id: 'a',
    subject: { operation: 'score', request: { email: 'jane@example.com' } },
    // From `printf %s KEY | sha256sum`, the first half.
    subjectKey: '7b281056767858dd69c8967af91debba',
    spellingKey: '5f0e28126111f3d983000c5e00c4b07d',
    baseUrl: 'https://a.example',
    host: 'a.example',
    accountId: 'conn-1',
    connectionName: 'Live',
    gesture: 'menu',
    batchId: '',
    position: 1000,
    state: 'done',
    attempt: 1,
    createdAt: 1000,
    sentAt: 1000,
    timeoutSeconds: 20,
    endedAt: 1500,
  },
  answer: { id: 'a', status: 200, contentType: 'application/json', text: '{"score":1}', ms: 5 },
  spending: { host: 'a.example', day: '2026-11-21', count: 7 },
};

test('version 1 opens with its lookups, answers, counters and indexes', async () => {
  const old = new Dexie(DATABASE_NAME);
  old.version(1).stores(V1.tables);
  await old.table('lookups').add(V1.lookup);
  await old.table('answers').add(V1.answer);
  await old.table('spending').add(V1.spending);
  old.close();

  const database = new Database();
  expect(await database.lookups.toArray()).toEqual([V1.lookup]);
  expect(lookupRecord.safeParse(await database.lookups.get('a')).success).toBe(true);
  expect(await database.answers.toArray()).toEqual([V1.answer]);
  expect(await database.spending.toArray()).toEqual([V1.spending]);
  const { subjectKey, spellingKey } = V1.lookup;
  expect(await database.lookups.where('[subjectKey+state]').equals([subjectKey, 'done']).primaryKeys()).toEqual(['a']);
  expect(await database.lookups.where('[spellingKey+state]').equals([spellingKey, 'done']).primaryKeys()).toEqual([
    'a',
  ]);
});

test('version 2 opens with its lookups and log, and finds them by case, reason and user', async () => {
  const purpose = { reference: '4711', reason: 'Review', operator: 'k.sample' };
  const content = { ...EMPTY_STATEMENT, ...purpose, event: 'lookup', how: 'reused', lookup: 'a' } as const;
  const line = { ...nextLine(undefined, content, { at: 1500, salt: 's' }), nameId: 'jane', statedAt: 1500 };
  const old = new Dexie(DATABASE_NAME);
  old.version(1).stores(V1.tables);
  old.version(2).stores({ log: 'number, nameId, subjectId, statedAt, content.lookup' });
  await old.table('lookups').add({ ...V1.lookup, purpose });
  await old.table('log').add(line);
  old.close();

  const { lookups, log } = new Database();
  // From `printf %s '["case","4711"]' | sha256sum`, the first half.
  const caseKey = 'c42f3878f77a2d330d687ba34a68b92b';
  const found = { ...V1.lookup, purpose, caseKey };
  for (const part of ['reason', 'operator'] as const)
    expect(await lookups.where(`purpose.${part}`).equals(purpose[part]).toArray()).toEqual([found]);
  expect(await log.toArray()).toEqual([{ ...line, caseKey }]);
  expect(await lookups.where('caseKey').equals(caseKey).toArray()).toEqual([found]);
  expect(await log.where('caseKey').equals(caseKey).primaryKeys()).toEqual([1]);
  expect(await log.where('[content.event+content.how]').equals(['lookup', 'reused']).primaryKeys()).toEqual([1]);
  expect(await log.where('nameId').equals('jane').primaryKeys()).toEqual([1]);
});

test('a newer version is refused and stays as it is', async () => {
  const newer = new Dexie(DATABASE_NAME);
  newer.version(DATABASE_VERSION + 1).stores({ lookups: 'id, state', future: 'id' });
  await newer.table('lookups').add(V1.lookup);
  newer.close();

  const database = new Database();
  const read = database.lookups.toArray();
  await expect(read).rejects.toMatchObject({ name: 'DatabaseClosedError', inner: { name: 'VersionError' } });
  database.close();
  await newer.open();
  const { version, objectStoreNames } = newer.backendDB();
  expect([version, ...objectStoreNames]).toEqual([(DATABASE_VERSION + 1) * 10, 'future', 'lookups']);
  expect(await newer.table('lookups').toArray()).toEqual([V1.lookup]);
  newer.close();
});

test('a database that Dexie has repaired opens', async () => {
  const repaired = new Dexie(DATABASE_NAME);
  repaired.version(DATABASE_VERSION + 0.1).stores({ lookups: 'id', answers: 'id' });
  await repaired.table('answers').add(V1.answer);
  repaired.close();
  for (let opening = 0; opening < 2; opening++) {
    const database = new Database();
    expect(await database.answers.toArray()).toEqual([V1.answer]);
    database.close();
  }
});
