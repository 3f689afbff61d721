import type { BatchCounts } from '@/utils/batch/batch-counts';
import { EMPTY_SUMMARY, type RowSummary } from '@/utils/batch/row-summary';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { account } from '../../lookup/account';
import { lookupRecordWith } from '../../lookup/record';

/** A batch of 312 addresses that was started ten minutes ago. */
export const batchOf = (change: Partial<BatchRecord>): BatchRecord => ({
  id: '7f0c3a2e-8b1d-4c5e-9f60-123456789abc',
  createdAt: Date.now() - 600_000,
  operation: 'score',
  gesture: 'batch',
  source: 'text',
  total: 312,
  refresh: false,
  state: 'running',
  baseUrl: 'https://api.example.com',
  host: 'api.example.com',
  accountId: account('c'),
  ...change,
});

/** The counts of a batch, none where nothing is said. */
export const countsOf = (change: Partial<BatchCounts>): BatchCounts => ({
  queued: 0,
  sending: 0,
  done: 0,
  failed: 0,
  unknown: 0,
  cancelled: 0,
  reused: 0,
  ...change,
});

const STATES: Partial<LookupRecord>[] = [
  { state: 'done' },
  { state: 'done', reusedFrom: 'x' },
  { state: 'failed', failure: { kind: 'service-fault', status: 500 } },
  { state: 'unknown' },
  { state: 'sending' },
  { state: 'queued' },
  { state: 'cancelled', failure: { kind: 'not-sent' } },
];

/** Rows in all states, with what their answers say. */
export function rowsOf(count: number): { rows: LookupRecord[]; readings: Map<string, RowSummary> } {
  const rows = Array.from({ length: count }, (_, position) =>
    lookupRecordWith({
      id: `row-${position}`,
      batchId: 'b',
      position,
      subject: { operation: 'score', request: { email: `person.${position}@example.com` } },
      createdAt: Date.now() - 600_000,
      endedAt: Date.now() - 1000 * position,
      ...STATES[position % STATES.length],
    }),
  );
  const readings = new Map<string, RowSummary>(
    rows.map(({ id, position }) => [
      id,
      position % 5 < 2
        ? { ...EMPTY_SUMMARY, isKept: position % 5 === 0 }
        : {
            ...EMPTY_SUMMARY,
            score: String((position * 37) % 100),
            number: (position * 37) % 100,
            label: position % 2 ? 'ALLOW' : 'REVIEW',
          },
    ]),
  );
  return { rows, readings };
}
