import { z } from 'zod';
import type { MessageName } from './protocol';

/** How often a tab may send a message: so many at once, and so many a second from then on. */
interface Allowance {
  atOnce: number;
  perSecond: number;
}

/** More than a fast scroll or a pointer swept over a dense table needs; a flood gets no further. */
const USUAL: Allowance = { atOnce: 200, perSecond: 20 };
/** A card is opened after a pointer has rested for a third of a second. */
const ALLOWANCES: Partial<Record<MessageName, Allowance>> = { openCard: { atOnce: 20, perSecond: 2 } };

/** The turns that are left of one message, and when they were counted, in ms since 1970. */
export const turns = z.object({ left: z.number(), at: z.number() });
export type Turns = z.infer<typeof turns>;

/** Takes one turn of a message, if one is left (a token bucket). A clock that was set back gives none. */
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
