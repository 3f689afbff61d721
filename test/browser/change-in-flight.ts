import { expect } from '@playwright/test';
import type { RunningService } from '../service/start-service.ts';
import { startCanaryService } from './canary.ts';
import { ask, message, type Ours, storedLookups } from './engine.ts';

/** While a look-up is in flight another service is set up: the first answers it all the same, the next goes to the other. */
export async function changeInFlight(popup: Ours, service: RunningService): Promise<void> {
  service.setDelay(1000);
  const asked = ask(popup, 'casey.cobblefield@example.com');
  await expect.poll(() => service.requests.length).toBe(1);
  const other = await startCanaryService();
  const { url: baseUrl, apiKey: key } = other;
  await message(popup, 'saveConnection', { baseUrl, connectionName: '', dashboardUrl: '', key });
  await asked;
  await ask(popup, 'casey.cobblefield@example.com');
  expect([service.requests.length, other.requests.length]).toEqual([1, 1]);
  const { rows } = await storedLookups(popup);
  expect(rows.map(({ state, host }) => `${state} at ${host}`)).toEqual(
    [service.url, baseUrl].map((url) => `done at ${new URL(url).host}`),
  );
  await other.close();
}
