import { expect } from '../expect.ts';
import { openPopovers } from '../in-top-layer.ts';
import { RESTRICTED_ROOMS } from '../removed-overlay.ts';
import { cardIn } from './card.ts';
import { expectScoreInPopup } from './in-popup.ts';
import { lookUp } from './look-up.ts';
import { scoreSelected } from './menu-dispatch.ts';
import { pointAtAddress } from './point-at-address.ts';
import { test } from './site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

/** Runs in the page: counts how often a popover opens from now on. */
function countToggles(): void {
  const seen = { toggles: 0 };
  Object.assign(globalThis, { seen });
  addEventListener('beforetoggle', () => seen.toggles++, true);
}
const toggles = () => (globalThis as unknown as { seen: { toggles: number } }).seen.toggles;

for (const room of RESTRICTED_ROOMS) {
  test(`${room}: a paid result whose card cannot load opens in the popup, later ones at once`, async ({ site }) => {
    const page = await site.context.newPage();
    await page.goto(`${site.pages.url}/${room}/mailto.html`);
    await page.bringToFront();
    const email = `${room}@example.com`;
    site.service.clearRequests();
    await scoreSelected(site.background, email);
    await expectScoreInPopup(site, email);
    await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
    // From now on the popup opens at once.
    await page.evaluate(countToggles);
    await scoreSelected(site.background, email);
    await expectScoreInPopup(site, email);
    expect(await page.evaluate(toggles)).toBe(0);
    expect(site.service.requests).toHaveLength(1);
    await page.close();
  });
}

test('F29: on a page that blocks the card, a hover card closes and opens no more', async ({ site }) => {
  await lookUp(site.context, [OWEN]);
  const page = await site.context.newPage();
  await page.goto(`${site.pages.url}/require-corp/mailto.html`);
  await page.bringToFront();
  await page.evaluate(countToggles);
  await pointAtAddress(page, 'plain-email', OWEN);
  // It opens, and is removed, which is no toggle.
  await expect.poll(() => page.evaluate(toggles)).toBe(1);
  await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
  await page.mouse.move(600, 600);
  await pointAtAddress(page, 'plain-email', OWEN);
  await page.waitForTimeout(900);
  expect(await page.evaluate(toggles)).toBe(1);
  await page.close();
});

test('the popup opens when a page zooms the card out of sight while the answer is awaited', async ({ site, visit }) => {
  const page = await visit('mailto.html');
  site.service.clearRequests();
  site.service.hold();
  const email = 'zoomed@example.com';
  await scoreSelected(site.background, email);
  await (await cardIn(page)).getByTestId('pending').waitFor();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('zoom', '.01');
    document.body.style.setProperty('zoom', '100');
  });
  site.service.release();
  await expectScoreInPopup(site, email);
  expect(site.service.requests).toHaveLength(1);
});
