import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits `ms`, or until the client leaves.
 *
 * @returns true when there is still somebody to answer
 */
export async function wait(ms: number | undefined, outgoing: ServerResponse | undefined): Promise<boolean> {
  if (ms !== undefined && ms > 0) {
    const stop = new AbortController();
    const left = outgoing ? once(outgoing, 'close', { signal: stop.signal }).catch(() => undefined) : undefined;
    const passed = sleep(ms, undefined, { signal: stop.signal }).catch(() => undefined);
    await Promise.race(left ? [left, passed] : [passed]);
    stop.abort();
  }
  return !outgoing?.destroyed;
}
