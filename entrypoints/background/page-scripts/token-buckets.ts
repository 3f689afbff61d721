import { z } from 'zod/mini';
import type { ScriptChecks } from '@/utils/messages/serve';
import { consume, type TokenBucket, tokenBucket } from '@/utils/messages/token-bucket';
import { sessionItem } from '@/utils/storage/stored-item';

/** Token buckets of a tab, by message name. */
export const tokenBucketsItem = (tabId: number) =>
  sessionItem(`token-buckets:${tabId}`, z.record(z.string(), tokenBucket));

/**
 * Limits messages of page scripts per tab and message. Stored in the session, so a background restart does not refill
 * the buckets.
 */
export function createTokenBuckets(now: () => number): ScriptChecks['consume'] {
  const tabs = new Map<number, Promise<Record<string, TokenBucket>>>();
  return async (tabId, name) => {
    const item = tokenBucketsItem(tabId);
    // Without storage, memory counts.
    const reading =
      tabs.get(tabId) ??
      item.read().then(
        (kept) => kept ?? {},
        (): Record<string, TokenBucket> => ({}),
      );
    tabs.set(tabId, reading);
    const counted = await reading;
    const { allowed, after } = consume(name, counted[name], now());
    counted[name] = after;
    // A refused message costs nothing, not even a write.
    if (allowed) void item.write(counted).catch(() => undefined);
    return allowed;
  };
}
