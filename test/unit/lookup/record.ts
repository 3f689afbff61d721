import { type LookupRecord, SINGLE } from '@/utils/lookup/lookup-record';

/** An answered look-up of Jane, but for what a test says. */
export const lookupRecordWith = (more: Partial<LookupRecord> = {}): LookupRecord => ({
  id: 'a',
  subject: { operation: 'score', request: { email: 'jane@example.com' } },
  subjectKey: 'jane',
  baseUrl: 'https://a.example',
  host: 'a.example',
  connectionId: 'c',
  connectionName: '',
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
