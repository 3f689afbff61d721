import type { Texts } from '@/utils/texts/texts';
import { useTexts } from './texts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns "3 hours ago" for a moment before `now`; "just now" under a minute or if the clock ran ahead. */
export function relativeTime({ t, formats }: Texts, at: number, now: number): string {
  for (const [unit, ms] of UNITS) {
    if (now - at >= ms) return formats.relative(-Math.floor((now - at) / ms), unit);
  }
  return t('time.justNow');
}

/** Shows the age of a moment, with the exact local time on hover and for assistive technology. */
export function RelativeTime({ at, now }: { at: number; now: number }) {
  const texts = useTexts();
  return (
    <time dateTime={new Date(at).toISOString()} title={texts.formats.moment(at, 'exact')}>
      {relativeTime(texts, at, now)}
    </time>
  );
}
