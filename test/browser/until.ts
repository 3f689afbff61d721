import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything takes that a test waits for, in ms, on a slow machine with several browsers. */
const TIMEOUT_MS = 30_000;

/**
 * Looks until there is something, and returns it. While a page loads there may be nothing to look into, so a look that
 * throws has found nothing. Throws an error with the words of `missing` after `timeoutMs`.
 */
export async function until<Found>(
  look: () => Promise<Found | null | undefined | false>,
  missing: string | (() => Promise<string>),
  timeoutMs = TIMEOUT_MS,
): Promise<Found> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(50)) {
    const found = await look().catch(() => null);
    if (found) return found;
  }
  throw new Error(typeof missing === 'string' ? missing : await missing());
}
