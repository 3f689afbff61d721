import type { Interpretation } from '@/utils/reading/parse-answer';
import type { Score } from '@/utils/reading/score/score';

/** One of several answers about a subject. `at` is its time of arrival, in milliseconds. */
export interface HistoryEntry {
  id: string;
  at: number;
  score: Score | null;
  read: Interpretation;
}

/** The newest answers about a subject; they are read once somebody wants to see them. */
export interface SubjectHistoryList {
  count: number;
  /** Reads them, newest first. */
  load: () => Promise<HistoryEntry[]>;
}
