import type { Extension, SitePage } from '../driver.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { shownIn, textOf } from '../popup.ts';
import { isPaintedAfter, WAYS_TO_TAKE } from '../removed-overlay.ts';
import { expectOneScore } from '../sent.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

async function waitForPending(extension: Extension, page: SitePage): Promise<void> {
  await extension.chooseScore(page, 'plain-email');
  const card = await extension.waitForCard(page);
  await expect.poll(() => shownIn(card, 'pending')).not.toBe(null);
}

async function expectInPopup(extension: Extension): Promise<void> {
  const popup = await extension.waitForPopup();
  await expect.poll(() => shownIn(popup, 'score')).toMatch(/^\d/);
  expect(await textOf(popup)).toContain(OWEN);
}

for (const [what, take] of Object.entries(WAYS_TO_TAKE)) {
  test(`a page ${what} while it waits: the card closes, the popup opens`, async ({ extension, visit, service }) => {
    const page = await visit('mailto.html');
    service.hold();
    await waitForPending(extension, page);
    expect(await page.evaluate(isPaintedAfter, String(take))).toBe(false);
    service.release();
    await expectInPopup(extension);
    await expectOneScore(service, OWEN);
  });
}

test('the popup opens when a page reloads while the answer is awaited', async ({ extension, visit, service }) => {
  const page = await visit('mailto.html');
  service.hold();
  await waitForPending(extension, page);
  await page.reload();
  service.release();
  await expectInPopup(extension);
  await expectOneScore(service, OWEN);
});
