import { expect } from '@playwright/test';
import type { RunningService } from '../service/start-service.ts';
import { message, type Ours, startBatch, states, storedLookups } from './engine.ts';
import { holdAfter } from './hold-after.ts';

/** How often the background dies. */
const DEATHS = 3;
const ROWS = 20;
const ANSWERED = 2;
/** Look-ups at the same time, by default. */
const IN_FLIGHT = 4;
const PATIENCE = { timeout: 60_000 };

/** F3: a background that dies again and again in a batch: every row is sent once, those in flight end as unknown. */
export async function deathsInBatch(popup: Ours, service: RunningService, kill: () => Promise<void>): Promise<void> {
  // Any message wakes the next one; with nobody there the alarm does, within a minute. One that dies gives no reply.
  const wake = () => void message(popup, 'connection', {}).catch(() => undefined);
  holdAfter(service, ANSWERED, 100);
  const id = await startBatch(popup, ROWS, new URL(service.url).host);
  for (let death = 1; death <= DEATHS; death++) {
    await expect
      .poll(() => {
        if (death > 1) wake();
        return service.requests.length;
      }, PATIENCE)
      .toBe(death * (ANSWERED + IN_FLIGHT));
    // Before the death: nothing moves now, and the next background may begin at once.
    if (death < DEATHS) holdAfter(service, ANSWERED, 100);
    else service.faults.clear();
    await kill();
  }
  await expect
    .poll(async () => {
      wake();
      return (await storedLookups(popup)).batches;
    }, PATIENCE)
    .toMatchObject([{ id, state: 'finished' }]);
  const bodies = service.requests.map(({ rawBody }) => rawBody);
  expect(new Set(bodies).size).toBe(bodies.length);
  const counts = await states(popup);
  expect((counts.done ?? 0) + (counts.unknown ?? 0)).toBe(ROWS);
  expect(counts.unknown).toBeGreaterThan(0);
}
