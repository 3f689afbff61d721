import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANARY, carriesKeyHome, placesOf, startCanaryService, tracesOf } from '../../browser/canary';

let service: Awaited<ReturnType<typeof startCanaryService>>;
beforeAll(async () => {
  service = await startCanaryService();
});
afterAll(() => service.close());

const { key } = CANARY;
const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
const lookup = () => ({ url: `${service.url}/v1/score/df`, headers, body: `{"email":"${CANARY.email}"}` });

test('a lookup as it should be: the key goes home, and is seen nowhere else', () => {
  expect(carriesKeyHome(lookup())).toBe(true);
  expect(placesOf(key, tracesOf(lookup()))).toEqual([]);
  expect(placesOf(CANARY.email, tracesOf(lookup()))).toEqual([`body of a request to ${service.url}`]);
});

test('every planted leak of a request is found', () => {
  const other = 'http://127.0.0.1:9';
  const leaks: [string, Parameters<typeof tracesOf>[0]][] = [
    [`address of a request to ${service.url}`, { ...lookup(), url: `${service.url}/v1/score/df?key=${key}` }],
    [`body of a request to ${service.url}`, { ...lookup(), body: `{"key":"${key}"}` }],
    [`header x-key to ${service.url}`, { ...lookup(), headers: { ...headers, 'x-key': key } }],
    [`header authorization to ${service.url}`, { ...lookup(), headers: { authorization: `Basic ${key}` } }],
    [`header authorization to ${other}`, { ...lookup(), url: `${other}/v1/score/df` }],
    [`address of a request to ${other}`, { url: `${other}/${btoa(`user:${key}`)}`, headers: {}, body: '' }],
  ];
  for (const [where, request] of leaks) expect(placesOf(key, tracesOf(request)), where).toEqual([where]);
});

test('every way of writing it down is found', () => {
  const written = [
    `Bearer ${key}\r\n is an invalid header value`,
    ...['', 'a', 'ab'].map((before) => btoa(`${before}${key} and more`)),
    Buffer.from(key, 'utf16le').toString('latin1'),
  ];
  for (const text of written) expect(placesOf(key, [{ where: 'console', text }]), text).toEqual(['console']);
  expect(placesOf(CANARY.name, [{ where: 'log', text: encodeURIComponent(CANARY.name) }])).toEqual(['log']);
  expect(placesOf(key, [{ where: 'console', text: 'sk_another_0000' }])).toEqual([]);
});
