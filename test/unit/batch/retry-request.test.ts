import { expect, test } from 'vitest';
import { retryRequest } from '@/utils/batch/retry-request';
import type { RequestSubject } from '@/utils/service/operations';
import { batchOf } from '../components/batch/batch-stage';
import { lookupRecordWith } from '../lookup/record';

const email = (address: string): RequestSubject => ({ operation: 'score', request: { email: address } });

test.each([true, false])('a retry asks for new results only if its batch did: %s', (refresh) => {
  expect(retryRequest(batchOf({ refresh }), [], [email('a@example.com')])).toMatchObject({ refresh, table: undefined });
});

test('a retry keeps the lines of its rows, even if these were read again', () => {
  const rows = [
    lookupRecordWith({ subject: email('a@example.com'), sourceRows: [['1']] }),
    lookupRecordWith({ subject: email('b@example.com'), sourceRows: [['2'], ['3']] }),
  ];
  const { table } = retryRequest(batchOf({ headings: ['id'] }), rows, [email('b@example.com')]);
  expect(table).toEqual({ headings: ['id'], rows: [[['2'], ['3']]] });
});

test('a retry names its batch and its file', () => {
  const first = batchOf({ id: 'first', fileName: 'list.csv' });
  expect(retryRequest(first, [], [email('a@example.com')])).toMatchObject({ retryOf: 'first', fileName: 'list.csv' });
});

test.each([
  ['parties', '4711'],
  ['file', undefined],
] as const)('a retry of a batch of %s has the case %s', (source, reference) => {
  const rows = [lookupRecordWith({ purpose: { reference: '4711', reason: '', operator: '' } })];
  expect(retryRequest(batchOf({ source }), rows, [email('a@example.com')]).reference).toBe(reference);
});
