import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../service/start-service.ts';
import { message, type Ours, startBatch, states, storedLookups } from './engine.ts';
import { expect } from './expect.ts';
import { holdAfter } from './hold-after.ts';

/** Lookups at the same time, by default. */
const IN_FLIGHT = 4;
const ANSWERED = 5;
const ROWS = 16;

/**
 * The browser is killed within a batch: settings and answers are kept, the rest waits until the agent resumes it.
 * @param start starts it again on the same profile; gives a page of ours in it
 */
export async function crashInBatch(
  service: RunningService,
  before: Ours,
  { kill, start }: { kill: () => Promise<unknown>; start: () => Promise<Ours> },
): Promise<void> {
  const host = new URL(service.url).host;
  holdAfter(service, ANSWERED, 100);
  const id = await startBatch(before, ROWS, host);
  await expect.poll(() => service.requests.length).toBe(ANSWERED + IN_FLIGHT);
  await kill();
  service.faults.clear();
  const sent = service.requests.length;
  const popup = await start();
  expect(await message(popup, 'connection', {})).toMatchObject({ host, hasKey: true });
  await expect
    .poll(async () => (await storedLookups(popup)).batches)
    .toMatchObject([{ id, state: 'paused', pause: 'restart' }]);
  const counts = await states(popup);
  // What was written down as being sent may not have left the browser any more.
  const begun = (counts.done ?? 0) + (counts.unknown ?? 0);
  expect([begun >= sent, begun <= sent + IN_FLIGHT, counts.queued]).toEqual([true, true, ROWS - begun]);
  await sleep(500);
  expect(service.requests).toHaveLength(sent);

  expect(await message(popup, 'resumeBatch', { id, host })).toEqual({ ok: true });
  await expect.poll(async () => (await storedLookups(popup)).batches[0]?.state).toBe('finished');
  const bodies = service.requests.map(({ rawBody }) => rawBody);
  expect([bodies.length, new Set(bodies).size]).toEqual([sent + ROWS - begun, bodies.length]);
}
