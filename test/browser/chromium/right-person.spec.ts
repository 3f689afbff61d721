import type { Locator, Worker } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { expectOneScore } from '../sent.ts';
import { cardIn } from './card.ts';
import { HAS_DISPLAY, test } from './fixtures.ts';
import { expectInPopup } from './in-popup.ts';
import { OUR_ITEM } from './menu-choices.ts';
import { choose } from './menu-dispatch.ts';
import { key, pointAt, rightClick } from './pointer.ts';

test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');

/**
 * A right click, then the menu choice of somebody whose pointer is elsewhere by then, as it is for all who choose with
 * the mouse. A native menu drops its highlight when the pointer leaves it, so the choice is handed to the background.
 */
async function chooseWithPointerAt(elsewhere: Locator, clicked: Locator, at: number, background: Worker) {
  const closeMenu = await rightClick(clicked, at);
  await closeMenu();
  await pointAt(elsewhere, 0.05);
  await choose(background, { menuItemId: 'score-here', frameId: 0, editable: false, pageUrl: '' });
}

test('a menu choice scores the clicked address, wherever the pointer is by then', async ({
  background,
  plain,
  service,
}) => {
  const page = await plain('mailto.html', { isGiven: true });
  await page.evaluate(() => {
    const rows = Array.from({ length: 20 }, (_, row) => `<p id="row${row}">person-${row}@example.com</p>`);
    document.body.innerHTML = rows.join('');
  });
  await chooseWithPointerAt(page.locator('#row9'), page.locator('#row2'), 0.05, background);
  await expect.poll(() => service.requests.length).toBe(1);
  await expectOneScore(service, 'person-2@example.com');
});

test('the user chooses where the caret could be wrong', async ({ context, background, plain, service }) => {
  const page = await plain('mailto.html', {
    isGiven: true,
    body: '<p id="a">anna@example.com</p><p id="b" style="user-select:none">bert@example.com</p><p id="c">carl</p>',
  });
  await page.locator('#a').click({ position: { x: 20, y: 8 } });
  await chooseWithPointerAt(page.locator('#c'), page.locator('#b'), 0.02, background);
  await expectInPopup(context, t('question.severalAddresses'), 'bert@example.com');
  expect(service.requests).toHaveLength(0);
});

test('the user chooses for a link that shows one address and leads to another', async ({ context, plain, service }) => {
  const page = await plain('mailto.html', {
    body: '<p><a id="lie" href="mailto:clean@example.com">fraud@example.org</a></p>',
  });
  await rightClick(page.locator('#lie'), 0.3);
  await key(...OUR_ITEM);
  await expectInPopup(context, t('question.evidenceDiffers'));
  expect(service.requests).toHaveLength(0);
});

test('two spellings of a domain cause one request from menu and popup', async ({ open, plain, service }) => {
  const page = await plain('mailto.html', {
    body: '<b id="gestureOfSightline"></b><p id="loud"><a href="mailto:Owen@KESTREL.Example.com">write</a></p>',
  });
  await rightClick(page.locator('#loud a'));
  await key(...OUR_ITEM);
  await expect((await cardIn(page)).getByTestId('score')).toBeVisible();
  const popup = await open('popup.html');
  await score(popup, 'Owen@kestrel.example.com');
  await expect(popup.getByText(t('result.nothingSent'))).toBeVisible();
  await expectOneScore(service, 'Owen@kestrel.example.com');
});
