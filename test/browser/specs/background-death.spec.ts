import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../../service/start-service.ts';
import type { Extension } from '../driver.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { dataOf, score, shownIn } from '../popup.ts';
import { expectOneScore, scoreOf } from '../sent.ts';

const CASEY = 'casey.cobblefield@example.com';
const OWEN = 'owen.hallworth@kestrel.example.com';
/** After this time a request that is repeated automatically would have come. */
const REPEATED_MS = 500;

async function killInFlight(extension: Extension, service: RunningService): Promise<void> {
  await expect.poll(() => service.requests.length).toBe(1);
  await extension.killBackground();
  await expect.poll(() => service.requests[0]?.aborted).toBe(true);
}

test('killing the background in flight makes the outcome unknown, and resends nothing', async ({
  extension,
  service,
}) => {
  service.faults.next({ kind: 'hang' });
  const popup = await extension.openPopup();
  await score(popup, CASEY);
  await killInFlight(extension, service);
  await expect.poll(() => dataOf(popup, 'lookup', 'state')).toBe('unknown');
  await sleep(REPEATED_MS);
  await expectOneScore(service, CASEY);

  await popup.getByTestId('ask-again').click();
  await expect.poll(() => shownIn(popup, 'score')).toBe(scoreOf(CASEY));
  expect(service.requests).toHaveLength(2);
});

test('a death of the background behind a card leaves one request', async ({ extension, service, visit }) => {
  service.faults.next({ kind: 'hang' });
  const page = await visit('mailto.html');
  await expect.poll(async () => (await extension.drawnIn(page, [OWEN])).marked).toEqual([OWEN]);
  await extension.chooseScore(page, 'plain-email');
  const card = await extension.waitForCard(page);
  await killInFlight(extension, service);
  await expect.poll(() => shownIn(card, 'unknown')).not.toBe(null);
  await sleep(REPEATED_MS);
  await expectOneScore(service, OWEN);
});
