import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { cardIn } from './card.ts';
import { expectQuestion } from './in-popup.ts';
import { HAS_DISPLAY } from './launch.ts';
import { drawnIn } from './marks.ts';
import { OUR_ITEM_ON_TEXT } from './menu-choices.ts';
import { namedInMenu } from './menu-titles.ts';
import { key, pointAt, rightClick } from './pointer.ts';
import { test } from './site.ts';

test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');
test.beforeEach(({ site }) => site.service.clearRequests());

const OWNER = 'owner@header.example';

/** Changes the title of such a page, as an app does that opens a customer, and points at it. */
async function openTitle(page: Page, title: string): Promise<void> {
  await expect.poll(async () => (await drawnIn(page, ['row4@covered.example'])).marked).toHaveLength(1);
  await page.evaluate(`openTitle(${JSON.stringify(title)})`);
  await pointAt(page.getByTestId('title'), 0.03);
}

test('a right-click on a header scores its address, not the row below', async ({ page, site, visit }) => {
  await visit('covered-rows.html');
  await openTitle(page, OWNER);
  await expect.poll(() => namedInMenu(site.background)).toBe(OWNER);
  await rightClick(page.getByTestId('title'), 0.03);
  await key(...OUR_ITEM_ON_TEXT);
  await expectScored(await cardIn(page), site.service, OWNER);
});

test('a right-click on a header without an address offers no row below', async ({ page, site, visit }) => {
  await visit('covered-rows.html');
  await openTitle(page, 'Customer 4711 of twelve');
  await rightClick(page.getByTestId('title'), 0.03);
  expect(await namedInMenu(site.background)).toBe(null);
  await key(...OUR_ITEM_ON_TEXT);
  await expectQuestion(site, t('question.nothingAtClick'));
});

test('where two texts lie over each other, the user chooses', async ({ page, site, visit }) => {
  await visit('covered-rows.html');
  await page.addStyleTag({ content: '.back { display: none }' });
  await openTitle(page, OWNER);
  await rightClick(page.getByTestId('title'), 0.03);
  await key(...OUR_ITEM_ON_TEXT);
  await expectQuestion(site, t('question.severalAddresses'), OWNER, 'row1@covered.example');
});
