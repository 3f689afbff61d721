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
import { type Site, test } from './site.ts';

test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');
test.beforeEach(({ site }) => site.service.clearRequests());

/** The menu of a frame has two items more: its source and reloading it. */
const OUR_ITEM_IN_FRAME = ['Up', 'Up', ...OUR_ITEM_ON_TEXT];

const ALICE = 'alice.first@example.com';
const BOB = 'bob.second@example.com';

async function open(page: Page, site: Site, body: string, marks: string[]): Promise<void> {
  await page.route('**/kept.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site.pages.url}/plain/kept.html`);
  await page.bringToFront();
  await expect.poll(async () => (await drawnIn(page, marks)).marked).toEqual(marks);
}

/** Runs in a page, before any script of ours: from `swallow` on, it keeps each of the user's events from us. */
const SWALLOWING = `<script>
  let isSwallowing = false;
  for (const type of ['contextmenu', 'pointerdown', 'mousedown', 'keydown', 'pointermove', 'pointerout', 'wheel'])
    addEventListener(type, (event) => isSwallowing && event.stopImmediatePropagation(), { capture: true });
</script>`;

test('a page that swallows events after a right-click misleads no later one', async ({ page, site }) => {
  await open(page, site, `${SWALLOWING}<p><span id="alice">${ALICE}</span></p><p><span id="bob">${BOB}</span></p>`, [
    ALICE,
    BOB,
  ]);
  await rightClick(page.locator('#alice'), 0.2);
  await key('Escape');
  await page.evaluate('isSwallowing = true');
  await rightClick(page.locator('#bob'), 0.2);
  await page.waitForTimeout(700);
  await key(...OUR_ITEM_ON_TEXT);
  await expectQuestion(site, t('question.clickUnseen'), ALICE, BOB);
});

test('after a document restarts, the next right-click scores the person clicked then', async ({ page, site }) => {
  await open(page, site, `<p><span id="alice">${ALICE}</span></p>`, [ALICE]);
  await rightClick(page.locator('#alice'), 0.2);
  await key('Escape');
  await page.evaluate((html) => {
    document.open();
    document.write(html);
    document.close();
  }, `<p><span id="bob">${BOB}</span></p>`);
  await expect.poll(() => namedInMenu(site.background)).toBe(null);
  await expect.poll(async () => (await drawnIn(page, [BOB])).marked).toEqual([BOB]);
  await rightClick(page.locator('#bob'), 0.2);
  await key(...OUR_ITEM_ON_TEXT);
  await expectScored(await cardIn(page), site.service, BOB);
});

test('the menu names and scores the person of each mail written into one frame', async ({ page, site }) => {
  await open(page, site, '<iframe name="mail" width="700" height="500"></iframe>', []);
  const frame = page.frame('mail');
  if (!frame) throw new Error('no frame');
  for (const email of ['mail-one@example.com', 'mail-two@example.com', 'mail-three@example.com']) {
    site.service.clearRequests();
    await page.evaluate((html) => {
      const { document } = frames[0] as Window;
      document.open();
      document.write(html);
      document.close();
    }, `<p>From <b>${email}</b></p>`);
    await expect.poll(async () => (await drawnIn(frame, [email])).marked).toEqual([email]);
    await pointAt(frame.locator('b'), 0.2);
    await expect.poll(() => namedInMenu(site.background)).toBe(email);
    await rightClick(frame.locator('b'), 0.2);
    await key(...OUR_ITEM_IN_FRAME);
    await expectScored(await cardIn(page), site.service, email);
    await key('Escape');
    await expect.poll(() => page.frames().length).toBe(2);
  }
});

test('a menu that stays open for long scores the clicked person without a question', async ({ page, site }) => {
  const people = Array.from({ length: 8 }, (_, i) => `person-${i}@example.com`);
  await open(page, site, people.map((email) => `<p><span>${email}</span></p>`).join(''), people);
  await rightClick(page.locator('span').nth(1), 0.2);
  await page.waitForTimeout(1_500);
  await key(...OUR_ITEM_ON_TEXT);
  await expectScored(await cardIn(page), site.service, 'person-1@example.com');
});
