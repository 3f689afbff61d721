import type { BatchPause } from '@/utils/lookup/batch-record';
import { FAILURES } from '@/utils/service/failure';
import type { NextAction } from '@/utils/service/next-action';

/** Why a batch waits for the user, and the action offered besides *Resume*. */
export interface PauseWords {
  tone: 'neutral' | 'caution' | 'problem';
  title: string;
  advice: string;
  next: NextAction;
}

export function pauseWords(pause: BatchPause): PauseWords {
  switch (pause.by) {
    case 'agent':
      return { tone: 'neutral', title: 'Paused by you', advice: '', next: 'none' };
    case 'restart':
      return {
        tone: 'caution',
        title: 'Paused: the browser or Sightline was started anew',
        advice: 'Nothing is sent until you say so. What was being asked at that moment is marked “outcome unknown”.',
        next: 'none',
      };
    case 'connection':
      return {
        tone: 'caution',
        title: 'Paused: another connection is set up now',
        advice: 'It is not the one that this batch was started with.',
        next: 'open-settings',
      };
    case 'failure': {
      const { words, advice, next } = FAILURES[pause.failure.kind];
      const { cause } = pause.failure;
      const isNeutral = pause.failure.kind === 'budget-reached' || pause.failure.kind === 'offline';
      return {
        tone: isNeutral ? 'caution' : 'problem',
        title: words(pause.failure),
        advice,
        next: cause ? FAILURES[cause].next : next,
      };
    }
  }
}
