import type { BatchRecord } from '@/utils/lookup/batch-record';
import { type LookupRecord, SINGLE } from '@/utils/lookup/lookup-record';
import { account } from './account';

/** An answered lookup of Jane, but for what a test says. */
export const lookupRecordWith = (more: Partial<LookupRecord> = {}): LookupRecord => ({
  id: 'a',
  subject: { operation: 'score', request: { email: 'jane@example.com' } },
  subjectKey: 'jane',
  baseUrl: 'https://a.example',
  host: 'a.example',
  accountId: account('c'),
  gesture: 'popup',
  batchId: SINGLE,
  position: 1,
  state: 'done',
  createdAt: 1,
  timeoutSeconds: 20,
  attempt: 1,
  sentAt: 1,
  ...more,
});

/** A running batch of two addresses, but for what a test says. */
export const batchRecordWith = (more: Partial<BatchRecord> = {}): BatchRecord => ({
  id: 'b',
  createdAt: 1,
  operation: 'score',
  gesture: 'batch',
  source: 'text',
  total: 2,
  refresh: false,
  state: 'running',
  baseUrl: 'https://a.example',
  host: 'a.example',
  accountId: account('c'),
  ...more,
});
