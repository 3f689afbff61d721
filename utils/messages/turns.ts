import { z } from 'zod';
import type { MessageName } from './protocol';

/** Token bucket of a message per tab: the burst size, then the refill per second. */
interface Allowance {
  atOnce: number;
  perSecond: number;
}

/** Exceeds the needs of fast scrolling or a pointer sweep over a dense table, but stops a flood. */
const USUAL: Allowance = { atOnce: 200, perSecond: 20 };
/** A card opens only after the pointer has rested for a third of a second. */
const ALLOWANCES: Partial<Record<MessageName, Allowance>> = { openCard: { atOnce: 20, perSecond: 2 } };

/** Tokens left for one message, and when they were counted, in ms since 1970. */
export const turns = z.object({ left: z.number(), at: z.number() });
export type Turns = z.infer<typeof turns>;

/** Consumes one token of a message's bucket if available. A clock that was set back adds none. */
export function takeTurn(
  name: MessageName,
  before: Turns | undefined,
  now: number,
): { allowed: boolean; after: Turns } {
  const { atOnce, perSecond } = ALLOWANCES[name] ?? USUAL;
  const since = Math.max(0, now - (before?.at ?? now));
  const left = Math.min(atOnce, (before?.left ?? atOnce) + (since * perSecond) / 1000);
  const allowed = left >= 1;
  return { allowed, after: { left: allowed ? left - 1 : left, at: now } };
}
