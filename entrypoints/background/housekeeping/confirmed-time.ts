import { z } from 'zod/mini';
import { storedItem } from '@/utils/storage/stored-item';

const HOUR_MS = 3_600_000;

/** What retention has seen of the clock, in milliseconds. */
export interface SeenTimes {
  /** When it last looked at the clock, at least an hour after the time before. */
  seen: number;
  /** The time by which it deletes. */
  confirmed: number;
}

/**
 * Returns what retention knows of the clock after another look at it. A time is confirmed once a look at least an hour later finds
 * the clock past it: one that is wrong for a moment deletes nothing.
 */
export function lookAtClock(before: SeenTimes | undefined, now: number): SeenTimes {
  if (before === undefined) return { seen: now, confirmed: 0 };
  const { seen, confirmed } = before;
  if (now < seen) return { seen: now, confirmed: Math.min(confirmed, now) };
  return now - seen < HOUR_MS ? before : { seen: now, confirmed: seen };
}

const times = z.catch(z.optional(z.strictObject({ seen: z.number(), confirmed: z.number() })), undefined);

/** Outlives the browser: who opens it for minutes each day confirms a time the next day. */
export const seenTimesItem = storedItem<SeenTimes | undefined>('local', 'seenTimes', (stored) => times.parse(stored));
