import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { cardIn } from './card.ts';
import { HAS_DISPLAY } from './launch.ts';
import { drawnIn } from './marks.ts';
import { OUR_ITEM, OUR_ITEM_ON_TEXT } from './menu-choices.ts';
import { namedInMenu } from './menu-titles.ts';
import { key, pointAt, rightClick } from './pointer.ts';
import { test } from './site.ts';

test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');

for (const [under, email, item] of [
  ['image', 'over.image@example.com', OUR_ITEM],
  ['canvas', 'over.canvas@example.com', OUR_ITEM],
  // Chromium shows the menu of the page here.
  ['video', 'over.video@example.com', OUR_ITEM_ON_TEXT],
] as const) {
  test(`an address that lies over a picture has its entry in the menu (${under})`, async ({ site, visit }) => {
    site.service.clearRequests();
    const page = await visit('over-pictures.html');
    await expect.poll(async () => (await drawnIn(page, [email])).marked).toEqual([email]);
    const address = page.locator(`#${under}`);
    await pointAt(address, 0.3);
    await expect.poll(() => namedInMenu(site.background)).toBe(email);
    await rightClick(address, 0.3);
    await key(...item);
    await expectScored(await cardIn(page), site.service, email);
  });
}
