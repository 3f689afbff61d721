import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { cardIn } from './card.ts';
import { killBackground } from './cdp.ts';
import { expectScoreInPopup } from './in-popup.ts';
import { scoreSelected } from './menu-dispatch.ts';
import { test } from './site.ts';

/** Runs in a page that a script has opened: closes it once our card is in it. */
function closeWithCard(afterMs: number): void {
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof HTMLElement && node.popover === 'manual')) setTimeout(close, afterMs);
  }).observe(document.documentElement, { childList: true });
}

/** Opens a page again, from its script. */
async function openByScript(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => void open(location.href));
  const opened = await opening;
  await opened.waitForLoadState();
  await opened.bringToFront();
  return opened;
}

for (const closeMs of [0, 600]) {
  for (const answerMs of [0, 1_500]) {
    test(`closed ${closeMs} ms after its card, a page leaves a result of ${answerMs} ms to the popup`, async ({
      site,
      visit,
    }) => {
      const email = `closed-${closeMs}-${answerMs}@example.com`;
      const tab = await openByScript(await visit('mailto.html'));
      // The overlay of marks is another element of ours; from here on, only the card comes.
      await tab.waitForFunction(() => document.querySelector('html > [popover]') !== null);
      await tab.evaluate(closeWithCard, closeMs);
      site.service.clearRequests();
      if (answerMs) site.service.hold();
      // Before the choice: the page may be gone before the choice has been reported.
      const closed = tab.waitForEvent('close');
      await scoreSelected(site.background, email);
      await closed;
      if (answerMs) {
        await new Promise((resolve) => setTimeout(resolve, answerMs));
        site.service.release();
      }
      await expectScoreInPopup({ context: site.context }, email);
      expect(site.service.requests).toHaveLength(1);
    });
  }
}

for (const killMs of [400, 900, 1_500]) {
  test(`a background that dies ${killMs} ms after a choice opens the popup at its next start`, async ({ site }) => {
    const email = `killed-${killMs}@example.com`;
    const page = await site.context.newPage();
    await page.goto(`${site.pages.url}/require-corp/mailto.html`);
    await page.bringToFront();
    site.service.clearRequests();
    await scoreSelected(site.background, email);
    await new Promise((resolve) => setTimeout(resolve, killMs));
    await killBackground(site.context);
    // An alarm starts it again within half a minute.
    await expectScoreInPopup({ context: site.context }, email, 60_000);
    expect(site.service.requests).toHaveLength(1);
    await page.close();
  });
}

test('a result that was read in its card opens nowhere else when the tab closes later', async ({ site, visit }) => {
  const tab = await openByScript(await visit('mailto.html'));
  await scoreSelected(site.background, 'read@example.com');
  await (await cardIn(tab)).getByTestId('score').waitFor();
  await tab.waitForTimeout(2_500);
  await tab.close();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const popups = () => site.background.evaluate(() => chrome.runtime.getContexts({ contextTypes: ['POPUP'] }));
  expect(await popups()).toEqual([]);
});
