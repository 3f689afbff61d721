import type { Failure } from '../service/failure';
import type { LookupRecord, StoredAnswer } from './lookup-record';

/** What the card shows: a look-up of its tab with what came back, or why none was started. */
export type CardView =
  | { kind: 'lookup'; record: LookupRecord; answer: StoredAnswer | null; how: 'sent' | 'joined' | 'reused' }
  | { kind: 'failure'; failure: Failure; email: string }
  | { kind: 'nothing' };
