import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { openPopovers } from '../in-top-layer.ts';
import { expectOneScore } from '../sent.ts';
import { waitForCard } from './card.ts';
import { chooseItem } from './context-menu.ts';
import { test } from './fixtures.ts';
import { waitForPopup } from './popup.ts';
import { rightClick } from './right-click.ts';

const SCORE_HERE = t('menu.scoreClicked');
const OWEN = 'owen.hallworth@kestrel.example.com';

for (const room of ['require-corp', 'credentialless']) {
  test(`${room}: Firefox loads the card there, and it stays`, async ({ firefox, plain }) => {
    const site = await plain(`../${room}/mailto.html`);
    await rightClick(site, 'plain-email');
    await chooseItem(firefox, SCORE_HERE);
    const card = await waitForCard(firefox);
    await expect.poll(() => card.text()).toContain('Risk score');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await site.evaluate(openPopovers)).toHaveLength(1);
  });
}

test('F29: in a sandbox, a paid result whose card cannot load opens in the popup', async ({
  firefox,
  plain,
  service,
}) => {
  const site = await plain('../sandbox/mailto.html');
  await rightClick(site, 'plain-email');
  await chooseItem(firefox, SCORE_HERE);
  const popup = await waitForPopup(firefox);
  await expect.poll(() => popup.text()).toContain('Risk score');
  expect(await popup.text()).toContain(OWEN);
  expect(await site.evaluate(openPopovers)).toEqual([]);
  await expectOneScore(service, OWEN);
});
