import { account } from '../lookup/account';
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { subjectKeys } from '@/utils/lookup/subject-key';
import { Database } from '@/utils/storage/database';
import { countReusable, newestAnswers, reusableSpellings } from '@/utils/storage/newest-answers';
import { lookupRecordWith } from '../lookup/record';

const database = new Database();
afterEach(() => database.lookups.clear());

const CONNECTION = { baseUrl: 'https://a.example', accountId: account('c') };
const scoreOf = (email: string) => ({ operation: 'score', request: { email } }) as const;
const stored = (email: string, endedAt: number, connection = CONNECTION) => {
  const subject = scoreOf(email);
  return lookupRecordWith({ id: `${email} ${endedAt}`, subject, endedAt, ...subjectKeys(subject, connection) });
};

test('the newest answer of each subject; nothing else counts as an answer', async () => {
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'newest', subjectKey: 'jane', endedAt: 30 }),
    lookupRecordWith({ id: 'older', subjectKey: 'jane', endedAt: 20 }),
    lookupRecordWith({ id: 'failed', subjectKey: 'jane', state: 'failed', endedAt: 40 }),
    lookupRecordWith({ id: 'other', subjectKey: 'janet', endedAt: 50 }),
    lookupRecordWith({ id: 'queued', subjectKey: 'omar', state: 'queued' }),
  ]);
  expect(await newestAnswers(database, ['omar', 'jane', 'janet', 'nobody', 'jane'])).toEqual([
    undefined,
    'newest',
    'other',
    undefined,
    'newest',
  ]);
});

test('a subject with two reusable answers is counted once, one whose answer is too old not at all', async () => {
  await database.lookups.bulkAdd([
    stored('kim@acme.com', 100),
    stored('kim@acme.com', 200),
    stored('lee@acme.com', 50),
  ]);
  const subjects = ['kim@acme.com', 'lee@acme.com', 'ann@acme.com'].map(scoreOf);
  expect(await countReusable(database, subjects, CONNECTION, { since: 60, until: 300 })).toBe(1);
});

test('the answer of each address that would serve again: its own before those of other spellings', async () => {
  await database.lookups.bulkAdd([
    stored('kim@acme.com', 100),
    stored('KIM@acme.com', 200),
    stored('lee@acme.com', 50),
    stored('sam@acme.com', 150, { ...CONNECTION, accountId: account('d') }),
  ]);
  const subjects = ['Kim@acme.com', 'kim@acme.com', 'Lee@acme.com', 'Sam@acme.com', 'ann@acme.com'].map(scoreOf);
  expect([...(await reusableSpellings(database, subjects, CONNECTION, { since: 60, until: 300 }))]).toEqual([
    ['kim@acme.com', 'kim@acme.com'],
  ]);
});

test('a spelling of the list that has an answer itself serves before a newer answer of one that is not asked for', async () => {
  await database.lookups.bulkAdd([stored('Kim@acme.com', 100), stored('KIM@acme.com', 200)]);
  const saved = await reusableSpellings(database, [scoreOf('Kim@acme.com')], CONNECTION, { since: 60, until: 300 });
  expect(saved.get('kim@acme.com')).toBe('Kim@acme.com');
});
