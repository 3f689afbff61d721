import type { BatchPause } from '@/utils/lookup/batch-record';
import { FAILURES } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import type { NextAction } from '@/utils/service/next-action';
import type { Texts } from '@/utils/texts/texts';

/** Why a batch waits for the user, and the action offered besides *Resume*. */
export interface PauseWords {
  tone: 'neutral' | 'caution' | 'problem';
  title: string;
  advice: string;
  next: NextAction | null;
}

export function pauseWords(pause: BatchPause, texts: Texts): PauseWords {
  switch (pause.by) {
    case 'agent':
      return { tone: 'neutral', title: 'Paused by you', advice: '', next: null };
    case 'restart':
      return {
        tone: 'caution',
        title: 'Paused: the browser or Sightline was started anew',
        advice: 'Nothing is sent until you say so. What was being asked at that moment is marked “outcome unknown”.',
        next: null,
      };
    case 'connection':
      return {
        tone: 'caution',
        title: 'Paused: another connection is set up now',
        advice: 'It is not the one that this batch was started with.',
        next: 'open-settings',
      };
    case 'failure': {
      const { next } = FAILURES[pause.failure.kind];
      const { title, text } = failureTexts(pause.failure, texts);
      const { cause } = pause.failure;
      const isNeutral = pause.failure.kind === 'budget-reached' || pause.failure.kind === 'offline';
      return {
        tone: isNeutral ? 'caution' : 'problem',
        title,
        advice: text,
        next: cause ? FAILURES[cause].next : next,
      };
    }
  }
}
