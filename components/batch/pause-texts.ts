import type { BatchPause } from '@/utils/lookup/batch-record';
import { isMissingPurpose } from '@/utils/lookup/lookup-record';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';
import { FAILURES } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import type { NextAction } from '@/utils/service/next-action';
import type { Texts } from '@/utils/texts/texts';

/** Why a batch waits for the user, and the action offered besides *Resume*. */
export interface PauseTexts {
  tone: 'neutral' | 'caution' | 'problem';
  title: string;
  advice: string;
  next: NextAction | null;
}

export function pauseTexts(pause: BatchPause | undefined, texts: Texts): PauseTexts {
  const { t } = texts;
  switch (pause?.by) {
    case undefined:
    case 'agent':
      return { tone: 'neutral', title: t('batch.paused'), advice: '', next: null };
    case 'restart':
      return {
        tone: 'caution',
        title: t('batch.pausedRestart'),
        advice: t('batch.pausedRestartText', { state: t(STATE_TEXTS.unknown) }),
        next: null,
      };
    case 'connection':
      return {
        tone: 'caution',
        title: t('batch.pausedConnection'),
        advice: t('batch.pausedConnectionText'),
        next: 'open-settings',
      };
    case 'failure': {
      const { next } = FAILURES[pause.failure.kind];
      const { title, text } = failureTexts(pause.failure, texts);
      const { cause } = pause.failure;
      const isOffline = pause.failure.kind === 'offline';
      if (isMissingPurpose(pause.failure.kind)) {
        const paused = pause.failure.kind === 'case-missing' ? 'batch.pausedCase' : 'batch.pausedReason';
        return { tone: 'caution', title: t(paused), advice: t('batch.pausedPurposeText'), next };
      }
      const isNoFault = pause.failure.kind === 'budget-reached' || isOffline;
      return {
        tone: isNoFault ? 'caution' : 'problem',
        // Of the rows before, some have been sent.
        title: isOffline ? t('batch.pausedOffline') : title,
        advice: text,
        next: cause ? FAILURES[cause].next : next,
      };
    }
  }
}
