import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { openPopovers, roomAroundCard } from '../in-top-layer.ts';
import { KEYS } from '../shortcuts.ts';
import { cardIn } from './card.ts';
import { expectInPopup } from './in-popup.ts';
import { HAS_DISPLAY } from './launch.ts';
import { lookUp } from './look-up.ts';
import { pointAtAddress } from './point-at-address.ts';
import { focusWindow, key } from './pointer.ts';
import { test } from './site.ts';
import { resetZoom, zoomTo } from './zoom.ts';

test.skip(!HAS_DISPLAY, 'zoom and commands of the browser need its window: npm test brings a display');

const OWEN = 'owen.hallworth@kestrel.example.com';
const SOLVEIG = 'solveig@halvorsen.example.com';
const INGRID = 'ingrid.halvorsen@halvorsen.example.com';

test.afterEach(resetZoom);

for (const zoom of [2.5, 3]) {
  test(`browser zoom of ${zoom * 100} % shrinks the card and hides none of its content`, async ({ site, visit }) => {
    await lookUp(site.context, [OWEN]);
    const page = await visit('mailto.html');
    await zoomTo(site, page, zoom);
    await pointAtAddress(page, 'plain-email', OWEN);
    const card = await cardIn(page);
    await expect(card.getByTestId('score')).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: t('card.details') })).toBeInViewport({ ratio: 1 });
    expect(Math.min(...(await page.evaluate(roomAroundCard)))).toBeGreaterThanOrEqual(8);
    // By the keyboard too.
    await page.mouse.move(1, 1);
    await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
    await focusWindow(page);
    await key(KEYS.nextCard);
    await expect((await cardIn(page)).getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('without room for a card, hover opens nothing and a command opens the popup', async ({ site, visit }) => {
  await lookUp(site.context, [SOLVEIG]);
  const paid = site.service.requests.length;
  const page = await visit('framed-card.html');
  await zoomTo(site, page, 4);
  await pointAtAddress(page, 'plain-email', INGRID);
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(openPopovers)).toEqual([]);
  await focusWindow(page);
  for (const words of [t('caseFile.copyNote'), `Score ${INGRID}`]) {
    await key(KEYS.nextCard);
    await expectInPopup(site.context, words);
    await key('Escape');
  }
  expect(site.service.requests).toHaveLength(paid);
});

test('the card is visible in quirks mode with a body that scrolls', async ({ site, visit }) => {
  await lookUp(site.context, [OWEN]);
  const page = await visit('mailto.html');
  const html = `<style>html{overflow:hidden} body{overflow:auto} div{height:550px}</style><div></div>
    <p data-testid="plain-email">${OWEN}</p><div></div><div></div>`;
  await page.route('**/quirks.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${site.pages.url}/plain/quirks.html`);
  await pointAtAddress(page, 'plain-email', OWEN);
  await cardIn(page);
  const [bottom, height] = await page.evaluate(() => [
    document.querySelector(':popover-open')?.getBoundingClientRect().bottom ?? 0,
    innerHeight,
  ]);
  expect(bottom).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(height);
});
