import type { DurationUnit } from '../texts/formats';
import type { Texts } from '../texts/texts';

/** Number of settled rows at a time in milliseconds. */
export interface ProgressSample {
  at: number;
  settled: number;
}

const WINDOW_MS = 30_000;
/** A shorter span reflects the first answer more than the throughput. */
const MIN_SPAN_MS = 2_000;

/** Returns the samples of the last half minute plus a new sample. A falling count starts over. */
export function withSample(samples: readonly ProgressSample[], next: ProgressSample): ProgressSample[] {
  const last = samples.at(-1);
  const kept = last && (next.settled < last.settled || next.at < last.at) ? [] : samples;
  return [...kept.filter(({ at }) => at > next.at - WINDOW_MS), next];
}

/** Returns rows settled per second, or null while there is too little data. */
export function throughput(samples: readonly ProgressSample[]): number | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || last.at - first.at < MIN_SPAN_MS || last.settled === first.settled) return null;
  return ((last.settled - first.settled) * 1000) / (last.at - first.at);
}

/** Returns "24 per minute"; below one a minute, the rate per hour. */
export function throughputText(perSecond: number, { t }: Pick<Texts, 't'>): string {
  const perMinute = perSecond * 60;
  return perMinute >= 1
    ? t('batch.perMinute', { rate: Math.round(perMinute) })
    : t('batch.perHour', { rate: Math.max(1, Math.round(perMinute * 60)) });
}

/** Returns the time remaining in words, rounded to its precision. */
export function timeRemaining(rows: number, perSecond: number, { t, formats }: Texts): string {
  const seconds = rows / perSecond;
  if (seconds < 10) return t('batch.fewSecondsLeft');
  const left = (value: number, unit: DurationUnit) => t('batch.timeLeft', { time: formats.duration(value, unit) });
  if (seconds < 55) return left(Math.ceil(seconds / 10) * 10, 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return left(Math.max(1, minutes), 'minute');
  return left(Math.round(minutes / 60), 'hour');
}
