import { expect } from '@playwright/test';
import type { RunningService } from '../service/start-service.ts';
import { ask, message, type Ours, startBatch, states, storedLookups } from './engine.ts';

const ENDS: [status: number, kind: string][] = [
  [400, 'input-refused'],
  [404, 'nothing-known'],
  [405, 'wrong-address'],
  [409, 'input-refused'],
  [410, 'wrong-address'],
  [413, 'input-refused'],
  [415, 'input-refused'],
  [422, 'input-refused'],
];

/** F10, F11, F12: each status that asks for another request than ours ends as its kind of failure, after one request. */
export async function refusalsAskedOnce(popup: Ours, service: RunningService): Promise<void> {
  for (const [status] of ENDS) {
    service.faults.next({ kind: 'status', status });
    await ask(popup, `s${status}@example.com`);
  }
  expect(service.requests).toHaveLength(ENDS.length);
  const { rows } = await storedLookups(popup);
  expect(rows.map(({ email, state, kind }) => [email.split('@')[0], state, kind]).sort()).toEqual(
    ENDS.map(([status, kind]) => [`s${status}`, 'failed', kind]),
  );
}

/** F14: three faults within a minute pause a batch; a person's own look-up tries the service out, and the batch stays. */
export async function threeFaultsPause(popup: Ours, service: RunningService): Promise<void> {
  for (let i = 0; i < 3; i++) service.faults.next({ kind: 'status', status: 500 });
  await message(popup, 'saveSettings', { concurrency: 1 });
  await startBatch(popup, 8, new URL(service.url).host);
  await expect
    .poll(async () => (await storedLookups(popup)).batches)
    .toMatchObject([{ state: 'paused', pause: 'failure' }]);
  expect(service.requests).toHaveLength(3);
  await ask(popup, 'casey.cobblefield@example.com');
  expect(await states(popup)).toEqual({ failed: 3, done: 1, queued: 5 });
}
