import { setTimeout as sleep } from 'node:timers/promises';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { waitForCard } from './card.ts';
import { chooseItem, closeMenu, menuLabels } from './context-menu.ts';
import { drawnIn } from './marks.ts';
import { test } from './watched-site.ts';

test.use({ isShared: true });

for (const [under, email] of [
  ['image', 'over.image@example.com'],
  ['canvas', 'over.canvas@example.com'],
  ['video', 'over.video@example.com'],
] as const) {
  test(`the menu names an address that lies over a picture (${under})`, async ({ firefox, visit, service }) => {
    const seen = await visit('over-pictures.html');
    await expect.poll(async () => (await drawnIn(seen, [email])).marked).toEqual([email]);
    const box = await (await seen.page.$(`#${under}`))?.boundingBox();
    if (!box) throw new Error(under);
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await expect(async () => {
      await seen.page.mouse.move(x - 1, y);
      await seen.page.mouse.move(x, y);
      await sleep(200);
      await seen.page.mouse.click(x, y, { button: 'right' });
      const labels = await menuLabels(firefox);
      if (labels.length === 0) await closeMenu(firefox);
      expect(labels).toEqual([t('menu.scoreAddress', { email })]);
    }).toPass();
    await chooseItem(firefox, 'Score');
    await expectScored(await waitForCard(firefox), service, email);
  });
}
