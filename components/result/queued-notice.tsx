import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { type Hold, isWaiting } from '@/utils/lookup/circuit-breaker';
import { failureTexts } from '@/utils/service/failure-texts';

/**
 * A queued lookup and the reason it waits: a paused batch, a rate limit, or its turn. `isRepeat`: it was sent before.
 */
export function QueuedNotice({
  hold,
  isPaused,
  isRepeat,
  now,
  onStop,
  onOpenBatch,
}: {
  hold: Hold | null;
  isPaused: boolean;
  isRepeat: boolean;
  now: number;
  onStop: () => void;
  onOpenBatch: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  // The same structure in all cases, so that Stop keeps the focus when the case changes.
  const actions = (
    <>
      {isPaused && <Button onPress={onOpenBatch}>{t('queued.openBatch')}</Button>}
      <Button data-testid="stop" onPress={onStop}>
        {t('action.stop')}
      </Button>
    </>
  );
  if (isPaused) {
    return (
      <Notice title={t('queued.batchPaused')} actions={actions}>
        <p className="text-muted">{t(isRepeat ? 'queued.pausedRepeat' : 'queued.paused')}</p>
      </Notice>
    );
  }
  if (!isWaiting(hold, now)) {
    return (
      <Notice title={t('lookupState.queued')} actions={actions}>
        <p className="text-muted">{t(isRepeat ? 'queued.waitingRepeat' : 'queued.waiting')}</p>
      </Notice>
    );
  }
  const time = texts.formats.duration(Math.ceil((hold.until - now) / 1000), 'second');
  const cause = failureTexts(hold.failure, texts).title;
  return (
    <Notice title={t('queued.sendsIn', { time })} actions={actions}>
      <p>{t(isRepeat ? 'queued.retriesItself' : 'queued.sendsItself', { cause })}</p>
    </Notice>
  );
}
