import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useNow } from '@/components/kit/use-now';
import { type Hold, isWaiting } from '@/utils/lookup/circuit-breaker';
import { failureTexts } from '@/utils/service/failure-texts';

/** Shows the remaining seconds of a rate limit, and that sending resumes automatically. */
export function HoldNotice({ hold }: { hold: Hold | null }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const now = useNow(250);
  if (!isWaiting(hold, now)) return null;
  const time = formats.duration(Math.ceil((hold.until - now) / 1000), 'second');
  return (
    <Notice data-testid="hold" title={t('queued.sendsIn', { time })}>
      <p>{t('batch.resumesAlone', { cause: failureTexts(hold.failure, texts).title })}</p>
    </Notice>
  );
}
