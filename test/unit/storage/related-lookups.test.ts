import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { isCommonMailDomain } from '@/utils/detection/is-common-mail-domain';
import { mailboxOf } from '@/utils/detection/mailbox-of';
import { MAX_RELATED } from '@/utils/lookup/lookup-store';
import { relatedKeys } from '@/utils/lookup/related-keys';
import { subjectKey } from '@/utils/lookup/subject-key';
import type { OverviewRequest, RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { Database } from '@/utils/storage/database';
import { eraseExpired, eraseSubject } from '@/utils/storage/erase';
import { relatedTo } from '@/utils/storage/related-lookups';
import { account } from '../lookup/account';
import { lookupRecordWith } from '../lookup/record';

const database = new Database();
afterEach(() => database.lookups.clear());

const scoreOf = (email: string): RequestSubject => ({ operation: 'score', request: { email } });
const checkOf = (subject_name: string, more: Partial<OverviewRequest> = {}): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'individual', ...more },
});

let stored = 0;
/** Stores an answered lookup; a later one is newer. */
async function store(subject: RequestSubject, more: { state?: 'done' | 'failed'; accountId?: string } = {}) {
  stored += 1;
  const accountId = account(more.accountId ?? 'c');
  await database.lookups.add(
    lookupRecordWith({
      ...{ id: `id-${stored}`, subject, accountId, state: more.state ?? 'done', endedAt: stored },
      subjectKey: subjectKey(subject, { baseUrl: 'https://a.example', accountId }),
      ...relatedKeys(subject),
    }),
  );
  return `id-${stored}`;
}

/** What a subject is related to, by kind, with the titles that are listed. */
async function related(subject: RequestSubject) {
  const found = await relatedTo(database, subject);
  return Object.fromEntries(
    await Promise.all(
      found.map(async ({ kind, count, isMore, read }) => {
        const titles = (await read()).map((record) => describeSubject(record.subject).title);
        expect(titles).toHaveLength(count);
        return [kind, isMore ? [...titles, 'more'] : titles];
      }),
    ),
  );
}

test.each([
  ['capital letters', 'Jane.Doe@Odd-Domain.io', 'jane.doe@odd-domain.io'],
  ['a tag', 'jane+news@odd-domain.io', 'jane@odd-domain.io'],
  ['several tags', 'jane+a+b@odd-domain.io', 'jane@odd-domain.io'],
  ['dots, which count', 'j.ane@odd-domain.io', 'j.ane@odd-domain.io'],
  ['dots of Gmail', 'J.a.n.e+x@gmail.com', 'jane@gmail.com'],
  ['the other name of Gmail', 'ja.ne@googlemail.com', 'jane@gmail.com'],
  ['a domain in its own letters', 'jane@bücher.example', 'jane@xn--bcher-kva.example'],
  ['a quoted plus', '"jane+x"@odd-domain.io', '"jane+x"@odd-domain.io'],
  ['nothing before a plus', '+jane@odd-domain.io', '+jane@odd-domain.io'],
])('an address with %s reaches one mailbox', (_, address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each(
  'gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.com.br yahoo.fr hotmail.it outlook.com outlook.de live.nl msn.com gmx.net aol.com yandex.ru icloud.com proton.me protonmail.com t-online.de web.de orange.fr libero.it uol.com.br telefonica.net qq.com naver.com docomo.ne.jp ziggo.nl seznam.cz mail.ru comcast.net'.split(
    ' ',
  ),
)('%s is a common mail domain', async (domain) => {
  expect(isCommonMailDomain(domain)).toBe(true);
  await store(scoreOf(`eve@${domain}`));
  expect(await related(scoreOf(`jane@${domain}`))).toEqual({});
});

test.each([
  'odd-domain.io',
  'live.example',
  'gmail.com.evil.example',
  'outlook-team.com',
  'acme.co.uk',
  'mail.acme.com',
])('%s is not a common mail domain', (domain) => expect(isCommonMailDomain(domain)).toBe(false));

test('the history has other spellings of a mailbox, and other mailboxes at its domain, each once and newest first', async () => {
  const own = scoreOf('jane@odd-domain.io');
  for (const email of ['jane', 'Jane', 'jane+a', 'jane', 'eve', 'eve+x', 'bob', 'jane+a']) {
    await store(scoreOf(`${email}@odd-domain.io`));
  }
  // The account of an earlier key.
  await store(own, { accountId: 'before' });
  await store(scoreOf('Jane@odd-domain.io'), { accountId: 'before' });
  await store(scoreOf('failed@odd-domain.io'), { state: 'failed' });
  await store(scoreOf('jane@other.example'));
  await store(checkOf('jane@odd-domain.io'));
  expect(await related(own)).toEqual({
    spellings: ['Jane@odd-domain.io', 'jane+a@odd-domain.io'],
    domain: ['bob@odd-domain.io', 'eve+x@odd-domain.io'],
  });
  expect(await related(scoreOf('new@other.example'))).toEqual({ domain: ['jane@other.example'] });
});

test('at Gmail, only spellings are related', async () => {
  for (const email of ['janedoe', 'j.ane.doe+x', 'eve']) await store(scoreOf(`${email}@gmail.com`));
  expect(await related(scoreOf('jane.doe@gmail.com'))).toEqual({
    spellings: ['j.ane.doe+x@gmail.com', 'janedoe@gmail.com'],
  });
});

test('a name is related to itself with another date of birth, however it is written', async () => {
  const births = async (subject: RequestSubject) =>
    (await Promise.all((await relatedTo(database, subject)).map(({ read }) => read())))
      .flat()
      .map(({ subject: { request } }) => 'dob' in request && request.dob);
  await store(checkOf('Juan  García', { dob: '1961-03-04' }));
  await store(checkOf('JUAN GARCÍA', { dob: '1961-03-04', nationality: 'ES' }));
  await store(checkOf('Juan García', { dob: '1975-01-01' }));
  await store(checkOf('Juan García'));
  await store(checkOf('Juana García', { dob: '1980-01-01' }));
  expect(await births(checkOf('Juan García', { dob: '1961-03-04' }))).toEqual(['1975-01-01']);
  expect(await births(checkOf('Juan García'))).toEqual(['1975-01-01', '1961-03-04']);
  expect(await births(checkOf('Juana García', { dob: '1980-01-01' }))).toEqual([]);
});

test.each([MAX_RELATED, MAX_RELATED + 1])(
  'of %i others, at most 20 are counted, and it says if there are more',
  async (others) => {
    for (let i = 0; i < others; i += 1) {
      await store(scoreOf(`p${i}@odd-domain.io`));
      await store(scoreOf(`jane+${i}@odd-domain.io`));
    }
    const found = await relatedTo(database, scoreOf('jane@odd-domain.io'));
    const isMore = others > MAX_RELATED;
    expect(found).toMatchObject([
      { kind: 'spellings', count: MAX_RELATED, isMore },
      { kind: 'domain', count: MAX_RELATED, isMore },
    ]);
  },
);

test('a deleted or expired lookup is no longer related', async () => {
  const own = scoreOf('jane@odd-domain.io');
  await store(scoreOf('eve@odd-domain.io'));
  await store(scoreOf('bob@odd-domain.io'));
  await eraseSubject(database, scoreOf('eve@odd-domain.io'), 1);
  expect(await related(own)).toEqual({ domain: ['bob@odd-domain.io'] });
  const keep = { results: '1', decisionDays: 1, logDays: 1 } as const;
  await eraseExpired(database, keep, { now: Date.now(), newSession: false });
  expect(await related(own)).toEqual({});
});
