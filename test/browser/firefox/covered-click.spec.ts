import { expect } from '../expect.ts';
import { expectScored } from '../expect-scored.ts';
import { waitForCard } from './card.ts';
import { chooseItem } from './context-menu.ts';
import { drawnIn } from './marks.ts';
import { rightClick } from './right-click.ts';
import { test } from './watched-site.ts';

test.use({ isShared: true });

const OWNER = 'owner@header.example';

test('a right-click on a header scores its address, not the row below', async ({ firefox, site, visit, service }) => {
  const seen = await visit('covered-rows.html');
  await expect.poll(async () => (await drawnIn(seen, ['row4@covered.example'])).marked).toHaveLength(1);
  await site.evaluate(`openTitle(${JSON.stringify(OWNER)})`);
  await rightClick(site, 'title');
  await chooseItem(firefox, 'Score');
  await expectScored(await waitForCard(firefox), service, OWNER);
});
