import { expect } from '@playwright/test';
import type { RunningService } from '../service/start-service.ts';
import { ledger, message, type Ours, startBatch, states } from './engine.ts';
import { holdAfter } from './hold-after.ts';

/** How often the background dies. */
const DEATHS = 3;
const ROWS = 20;

/** F3: a background that dies again and again in a batch: every row is sent once, those in flight end as unknown. */
export async function deathsInBatch(popup: Ours, service: RunningService, kill: () => Promise<void>): Promise<void> {
  holdAfter(service, 2, 100);
  const id = await startBatch(popup, ROWS, new URL(service.url).host);
  for (let death = 0; death < DEATHS; death++) {
    const before = service.requests.length;
    await expect.poll(() => service.requests.length).toBeGreaterThan(before + 1);
    await kill();
    if (death < DEATHS - 1) holdAfter(service, 2, 100);
    else service.faults.clear();
    // Any message wakes the next one; with nobody there the alarm does, within a minute.
    await message(popup, 'connection', {}).catch(() => undefined);
  }
  await expect
    .poll(async () => (await ledger(popup)).batches, { timeout: 20_000 })
    .toMatchObject([{ id, state: 'finished' }]);
  const bodies = service.requests.map(({ rawBody }) => rawBody);
  expect(new Set(bodies).size).toBe(bodies.length);
  const counts = await states(popup);
  expect((counts.done ?? 0) + (counts.unknown ?? 0)).toBe(ROWS);
  expect(counts.unknown).toBeGreaterThan(0);
}
