import type { Hold } from '@/utils/lookup/gate';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import type { ReadText } from '@/utils/reading/read-text';
import type { Teaching } from '../reading/teaching';
import type { Folds } from './folds';
import type { HistoryEntry } from './history-entry';
import type { CaseTools } from './result-tools';

/** One look-up with everything that is shown of it, the same on every surface. */
export interface ShownLookup {
  record: LookupRecord;
  answer: StoredAnswer | null;
  /** What keeps requests from being sent just now, while this one stands in the queue. */
  hold?: Hold | null;
  /** It stands in the queue of a batch that is paused. */
  isPaused?: boolean;
  /** Null while there is no answer that can be read. */
  read: ReadText | null;
  /** Null where nothing can be taught: without an answer, or on paper. */
  teaching: Teaching | null;
  folds: Folds;
  /** All stored answers about this subject from this service, this one too. */
  history: readonly HistoryEntry[];
  tools: CaseTools | null;
}
