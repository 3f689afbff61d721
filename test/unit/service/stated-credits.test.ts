import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statedCredits, statedCreditsOf } from '@/utils/service/stated-credits';

const NO_HEADERS = new Headers();
const ofBody = (body: unknown) => statedCreditsOf(NO_HEADERS, JSON.stringify(body));
const ofHeaders = (headers: Record<string, string>) => statedCreditsOf(new Headers(headers), '{"risk_score":4}');

test.each([
  [{ 'X-Credits-Remaining': '1240' }, 1240, 'x-credits-remaining'],
  [{ 'RateLimit-Remaining': '0' }, 0, 'ratelimit-remaining'],
  [{ 'RateLimit-Remaining': '50, 50;w=60' }, 50, 'ratelimit-remaining'],
  [{ RateLimit: '"default";r=50;t=30' }, 50, 'ratelimit'],
  [{ RateLimit: 'limit=100, remaining=50, reset=5' }, 50, 'ratelimit'],
  [{ 'X-RateLimit-Remaining': '59', 'X-RateLimit-Limit': '60' }, 59, 'x-ratelimit-remaining'],
  // What is paid for comes before what a minute allows.
  [{ 'X-RateLimit-Remaining': '59', 'X-Quota-Left': '7' }, 7, 'x-quota-left'],
])('headers %j say that %i are left', (headers, left, name) => {
  expect(ofHeaders(headers)).toEqual({ left, name });
});

test.each([
  [{ credits_left: 1240, risk_score: 4 }, 1240, 'credits_left'],
  [{ creditsRemaining: '12' }, 12, 'creditsRemaining'],
  [{ meta: { remaining_credits: 0.5 } }, 0.5, 'meta.remaining_credits'],
  [{ credits: { used: 10, remaining: 90 } }, 90, 'credits.remaining'],
  [{ credits_remaining: 9841, rate_limit: { limit: 60, remaining: 59 } }, 9841, 'credits_remaining'],
  [{ rate_limit: { limit: 60, remaining: 59 } }, 59, 'rate_limit.remaining'],
])('a body %j says that %d are left', (body, left, name) => {
  expect(ofBody(body)).toEqual({ left, name });
});

test.each<[string, Record<string, string>, unknown]>([
  ['two different numbers', {}, { credits_left: 5, usage: { credits_remaining: 6 } }],
  ['header and body that differ', { 'X-Credits-Left': '5' }, { credits_left: 6 }],
  ['a word', {}, { credits_left: 'unlimited' }],
  ['nothing', {}, { credits_left: null }],
  ['less than nothing', {}, { credits_left: -1 }],
  ['separators that two countries read differently', {}, { credits_left: '1.240' }],
  ['limits of several windows', { 'RateLimit-Remaining': '5, 90' }, {}],
  ['several limits with names', { RateLimit: '"minute";r=5;t=30, "day";r=900;t=9000' }, {}],
  ['a limit, not what is left of it', { 'X-RateLimit-Limit': '60' }, { credits: 100, quota: { total: 9 } }],
  ['the balance of a person', {}, { balance: 100, accounts: [{ credits_left: 3 }], person: { credits_left: 3 } }],
  ['what is left elsewhere', {}, { remaining: 4, items: { left: 3, available: 9 } }],
  ['a number in a text', {}, { message: 'You have 12 credits left.' }],
])('%s: nothing is said', (_, headers, body) => {
  expect(statedCreditsOf(new Headers(headers), JSON.stringify(body))).toBeUndefined();
});

test('a reply that is no JSON says nothing', () => {
  for (const text of [
    '',
    'credits_left: 5',
    '<p>5 credits left</p>',
    '{"credits_left":5',
    '[{"credits_left":5}]',
    'null',
  ])
    expect(statedCreditsOf(NO_HEADERS, text)).toBeUndefined();
});

test('what was read can be stored; a name that is too long or hides something is not read', () => {
  expect(statedCredits.safeParse(ofBody({ credits_left: 5 })).success).toBe(true);
  expect(ofBody({ meta: { [`credits${'_'.repeat(40)}left`]: 5 } })).toBeUndefined();
  expect(ofBody({ 'credits\u202eleft': 5 })).toBeUndefined();
});

/** The fixtures that say what is left, read by hand. Every other one must give nothing. */
const STATED: Readonly<Record<string, number>> = { 'credits-only.json': 9841 };

test('of the fixtures of answers, those that say what is left are read right, and for no other a number is invented', () => {
  const files = globSync('test/fixtures/{responses,screening,checks}/**/*.json');
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const name = file.split('/').at(-1) ?? '';
    expect(statedCreditsOf(NO_HEADERS, readFileSync(file, 'utf8'))?.left, file).toBe(STATED[name]);
  }
});

test('no number is invented for the fixtures of errors', () => {
  const { errors } = JSON.parse(readFileSync('test/fixtures/errors.json', 'utf8'));
  for (const { about, body, text, headers = {} } of errors)
    expect(statedCreditsOf(new Headers(headers), text ?? JSON.stringify(body))?.left, about).toBeUndefined();
});
