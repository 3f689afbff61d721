import { expect, test } from 'vitest';
import { hashOf, type Route, routeOf, START, shownLookupOf, withLookup } from '@/utils/surfaces/route';

const [A, B] = ['7f0c3a2e-8b1d-4c5e-9f60-123456789abc', '11111111-2222-4333-8444-555555555555'];
const ROUTES: Route[] = [
  { name: 'new-lookup', form: 'email' },
  { name: 'new-lookup', form: 'subject' },
  { name: 'lookup', id: A, as: 'result' },
  { name: 'lookup', id: A, as: 'saved' },
  { name: 'lookup', id: A, as: 'print' },
  { name: 'lookup', id: A, as: 'result', form: 'subject' },
  { name: 'history' },
  { name: 'history', id: A },
  { name: 'decisions' },
  { name: 'decisions', id: A },
  { name: 'batches' },
  { name: 'new-batch', source: 'text' },
  { name: 'new-batch', source: 'page' },
  { name: 'batch', id: A },
  { name: 'batch', id: A, row: B },
  { name: 'case', of: 'now' },
  { name: 'case', of: '412' },
  { name: 'case', of: A, id: B },
  { name: 'print-case', of: '412' },
  { name: 'parties', of: A },
];

test.each(ROUTES.map((route) => [hashOf(route), route]))('%s leads to its route', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

test.each([
  '',
  '#',
  '#/',
  '#/new-lookup',
  '#/lookup/jane@example.com/result',
  `#/lookup/${A}/edit`,
  `#/lookup/${A}/result/phone`,
  '#/settings',
  '#/batch',
  '#/case',
  '#/case/Case 4711',
  '#/print-case/jane@example.com',
  '#/parties/412',
])('%s leads nowhere, so the desk starts', (hash) => {
  expect(routeOf(hash)).toEqual(START);
});

test('a hash of an older version leads to the same form', () => {
  expect(routeOf('#/look-up/subject')).toEqual({ name: 'new-lookup', form: 'subject' });
});

test('another lookup is shown in the same place', () => {
  expect(withLookup({ name: 'history', id: A }, B)).toEqual({ name: 'history', id: B });
  expect(withLookup({ name: 'batch', id: A, row: A }, B)).toEqual({ name: 'batch', id: A, row: B });
  expect(withLookup({ name: 'lookup', id: A, as: 'saved' }, B)).toEqual({ name: 'lookup', id: B, as: 'result' });
  expect(withLookup({ name: 'decisions' }, B)).toEqual({ name: 'decisions', id: B });
  expect(withLookup({ name: 'case', of: '412' }, B)).toEqual({ name: 'case', of: '412', id: B });
  expect(ROUTES.map(shownLookupOf)).toEqual([
    null,
    null,
    A,
    A,
    A,
    A,
    null,
    A,
    null,
    A,
    null,
    null,
    null,
    null,
    B,
    null,
    null,
    B,
    null,
    null,
  ]);
});
