import { expect, test } from 'vitest';
import { retryableRows } from '@/utils/batch/retryable-rows';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { lookupRecordWith } from '../lookup/record';

const row = (email: string, change: Partial<LookupRecord>) =>
  lookupRecordWith({ subject: { operation: 'score', request: { email } }, ...change });
const emailsOf = (subjects: readonly LookupRecord['subject'][]) =>
  subjects.map(({ request }) => ('email' in request ? request.email : ''));

test('retries failed rows, separates rows of unknown outcome, and leaves out input that would fail again', () => {
  const rows = [
    row('done@example.com', { state: 'done' }),
    row('fault@example.com', { state: 'failed', failure: { kind: 'service-fault', status: 500 } }),
    row('lost@example.com', { state: 'unknown' }),
    row('nobody@example.com', { state: 'failed', failure: { kind: 'nothing-known', status: 404 } }),
    row('withheld@example.com', { state: 'failed', failure: { kind: 'withheld', status: 451 } }),
    row('refused@example.com', { state: 'failed', failure: { kind: 'input-refused', status: 422 } }),
    row('stopped@example.com', { state: 'cancelled', failure: { kind: 'not-sent' } }),
    row('slow@example.com', { state: 'failed', failure: { kind: 'timeout', seconds: 20 } }),
    row('unsent@example.com', { state: 'failed', failure: { kind: 'offline' } }),
    row('early@example.com', { state: 'failed' }),
  ];
  const { failed, mayBeBilled, unknown, hopeless } = retryableRows(rows, new Set());
  expect(emailsOf(failed)).toEqual([
    'fault@example.com',
    'slow@example.com',
    'unsent@example.com',
    'early@example.com',
  ]);
  expect(emailsOf(unknown)).toEqual(['lost@example.com']);
  expect(mayBeBilled).toBe(3);
  expect(hopeless).toBe(3);
});
