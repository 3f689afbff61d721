import type { ReadText } from '@/utils/reading/read-text';
import type { Score } from '@/utils/reading/report';

/** One answer about a subject among others. `at`: when it came, in milliseconds. */
export interface HistoryEntry {
  id: string;
  at: number;
  score: Score | null;
  read: ReadText;
}
