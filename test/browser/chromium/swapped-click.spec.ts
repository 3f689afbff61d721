import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { otherHost } from '../other-host.ts';
import { CLICKED, CLICKED_AT, IN_FIELD, isSwapped, OTHER, SWAPPED_PAGE, type Swap, swapOnMenu } from '../swaps.ts';
import { cardIn } from './card.ts';
import { expectQuestion } from './in-popup.ts';
import { HAS_DISPLAY } from './launch.ts';
import { drawnIn } from './marks.ts';
import { OUR_ITEM, OUR_ITEM_ON_TEXT } from './menu-choices.ts';
import { namedInMenu } from './menu-titles.ts';
import { key, pointAt, rightClick } from './pointer.ts';
import { type Site, test } from './site.ts';

test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');
test.beforeEach(({ site }) => site.service.clearRequests());

const MENU: Record<Swap, string[]> = {
  focus: OUR_ITEM_ON_TEXT,
  text: OUR_ITEM_ON_TEXT,
  'href and text': OUR_ITEM,
  value: OUR_ITEM,
  'value later': OUR_ITEM,
};

/** Such a page on the enabled site, with its addresses marked. */
async function openSwapping(page: Page, site: Site, swap: Swap | null): Promise<void> {
  const script = swap ? `<script>(${swapOnMenu})(${JSON.stringify({ swap, other: OTHER })})</script>` : '';
  const body = SWAPPED_PAGE + script;
  await page.route('**/swapping.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.pages.url}/plain/swapping.html`);
  await page.bringToFront();
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBe(3);
}

for (const swap of ['focus', 'text', 'href and text', 'value', 'value later'] as const) {
  test(`swapping the ${swap} after the right-click scores nobody else`, async ({ page, site }) => {
    await openSwapping(page, site, swap);
    const clicked = page.locator(CLICKED_AT[swap]);
    await pointAt(clicked, 0.2);
    if (!swap.startsWith('value')) await expect.poll(() => namedInMenu(site.background)).toBe(CLICKED);
    await rightClick(clicked, 0.2);
    await expect.poll(() => page.evaluate(isSwapped, { swap, other: OTHER })).toBe(true);
    await key(...MENU[swap]);
    if (swap === 'focus') {
      // The address under the pointer is still the one that was clicked.
      await expectScored(await cardIn(page), site.service, CLICKED);
    } else await expectQuestion(site, t('question.pageChanged'), swap.startsWith('value') ? IN_FIELD : CLICKED);
  });
}

test('a field on a page that swaps nothing sends one request for its content', async ({ page, site }) => {
  await openSwapping(page, site, null);
  await rightClick(page.locator('input'), 0.2);
  await key(...OUR_ITEM);
  await expectScored(await cardIn(page), site.service, IN_FIELD);
});

const OWEN = 'owen.hallworth@kestrel.example.com';

test('the name in the menu goes with its page, so empty space on the next page names nobody', async ({
  page,
  site,
}) => {
  await page.goto(`${site.pages.url}/plain/mailto.html`);
  await page.bringToFront();
  await expect.poll(async () => (await drawnIn(page, [OWEN])).marked).toEqual([OWEN]);
  await pointAt(page.getByTestId('plain-email'), 0.05);
  await expect.poll(() => namedInMenu(site.background)).toBe(OWEN);
  // Shown by the server of a site that is not enabled; the pointer rests where it was.
  const next = page.goto(otherHost(`${site.pages.url}/plain/csp.html`));
  await expect.poll(() => namedInMenu(site.background)).toBe(null);
  await next;
  await page.evaluate(() => document.body.replaceChildren('Nobody here'));
  await rightClick(page.locator('body'), 0.5);
  await key(...OUR_ITEM_ON_TEXT);
  await expectQuestion(site, t('question.notAtClick'), OWEN);
});
