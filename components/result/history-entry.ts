import type { Interpretation } from '@/utils/reading/parse-answer';
import type { Score } from '@/utils/reading/score/score';

/** One of several answers about a subject. `at` is its time of arrival, in milliseconds. */
export interface HistoryEntry {
  id: string;
  at: number;
  score: Score | null;
  read: Interpretation;
}
