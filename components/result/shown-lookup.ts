import type { Hold } from '@/utils/lookup/circuit-breaker';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import type { ReadText } from '@/utils/reading/read-text';
import type { Teaching } from '../reading/teaching';
import type { Folds } from './folds';
import type { HistoryEntry } from './history-entry';
import type { CaseTools } from './result-tools';

/** One lookup with everything that any surface shows of it. */
export interface ShownLookup {
  record: LookupRecord;
  answer: StoredAnswer | null;
  /** Reason why queued requests are not being sent now. */
  hold?: Hold | null;
  /** Its batch is paused while it waits in the queue. */
  isPaused?: boolean;
  /** Null if there is no readable answer. */
  read: ReadText | null;
  /** Null if no score rule can be edited: without an answer, or on paper. */
  teaching: Teaching | null;
  folds: Folds;
  /** All stored answers about this subject from this service, including this one. */
  history: readonly HistoryEntry[];
  tools: CaseTools | null;
}
