import { useTexts } from '@/components/texts';
import { type Hold, isWaiting } from '@/utils/lookup/circuit-breaker';
import { failureTexts } from '@/utils/service/failure-texts';
import { Notice } from '../notice';
import { useNow } from '../use-now';

/** Shows the remaining seconds of a rate limit, and that sending resumes automatically. */
export function HoldNotice({ hold }: { hold: Hold | null }) {
  const texts = useTexts();
  const now = useNow(250);
  if (!isWaiting(hold, now)) return null;
  const seconds = Math.ceil((hold.until - now) / 1000);
  return (
    <Notice title={`Waiting ${seconds} s, as the service asked for patience`}>
      <p>{failureTexts(hold.failure, texts).title}. Sending goes on by itself when the time is over.</p>
    </Notice>
  );
}
