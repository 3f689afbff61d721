import { z } from 'zod/mini';
import type { MessageName } from './protocol';

/** Token bucket of a message per tab: the burst size, then the refill per second. */
interface Rate {
  burst: number;
  refillPerSecond: number;
}

/** Exceeds the needs of fast scrolling or a pointer sweep over a dense table, but stops a flood. */
const DEFAULT_RATE: Rate = { burst: 200, refillPerSecond: 20 };
/** A card opens only after the pointer has rested for half a second. */
const RATES: Partial<Record<MessageName, Rate>> = { openCard: { burst: 20, refillPerSecond: 2 } };

/** Tokens left for one message, and when they were counted, in ms since 1970. */
export const tokenBucket = z.object({ left: z.number(), at: z.number() });
export type TokenBucket = z.infer<typeof tokenBucket>;

/** Consumes one token of a message's bucket if available. A clock that was set back adds none. */
export function consume(
  name: MessageName,
  before: TokenBucket | undefined,
  now: number,
): { allowed: boolean; after: TokenBucket } {
  const { burst, refillPerSecond } = RATES[name] ?? DEFAULT_RATE;
  const since = Math.max(0, now - (before?.at ?? now));
  const left = Math.min(burst, (before?.left ?? burst) + (since * refillPerSecond) / 1000);
  const allowed = left >= 1;
  return { allowed, after: { left: allowed ? left - 1 : left, at: now } };
}
