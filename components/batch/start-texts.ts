import type { Operation } from '@/utils/service/operations';
import type { TextKey } from '@/utils/texts/text-key';

/** The button that starts a batch, with the number of its subjects. */
export const START_TEXTS = {
  score: 'newBatch.startScores',
  overview: 'newBatch.startChecks',
} as const satisfies Record<Operation, TextKey>;
