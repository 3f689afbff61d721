import { openPopovers } from '../in-top-layer.ts';
import { isPaintedAfter, WAYS } from '../taken-away.ts';
import { waitForCard } from './card.ts';
import { chooseItem } from './context-menu.ts';
import { expect, test } from './fixtures.ts';
import { waitForPopup } from './popup.ts';
import { rightClick } from './right-click.ts';
import { expectOneScore } from './sent.ts';

const SCORE_HERE = 'Score this email address';
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

test('F29, sandbox: a paid result whose card cannot load opens in the popup', async ({ firefox, plain, service }) => {
  const site = await plain('../sandbox/mailto.html');
  await rightClick(site, 'plain-email');
  await chooseItem(firefox, SCORE_HERE);
  const popup = await waitForPopup(firefox);
  await expect.poll(() => popup.text()).toContain('Risk score');
  expect(await popup.text()).toContain(OWEN);
  expect(await site.evaluate(openPopovers)).toEqual([]);
  await expectOneScore(service, OWEN);
});

for (const [what, take] of Object.entries(WAYS)) {
  test(`a page ${what} while the answer is awaited: the card closes before the next paint, and the popup opens`, async ({
    firefox,
    plain,
    service,
  }) => {
    const site = await plain();
    service.faults.next({ kind: 'slow', delayMs: 2_000 });
    await rightClick(site, 'plain-email');
    await chooseItem(firefox, SCORE_HERE);
    const card = await waitForCard(firefox);
    await expect.poll(() => card.text()).toContain('Asking');
    expect(await site.evaluate(isPaintedAfter, String(take))).toBe(false);
    const popup = await waitForPopup(firefox);
    await expect.poll(() => popup.text()).toContain(OWEN);
    await expectOneScore(service, OWEN);
  });
}

test('a page that reloads while the answer is awaited: the popup opens', async ({ firefox, plain, service }) => {
  const site = await plain();
  service.faults.next({ kind: 'slow', delayMs: 2_000 });
  await rightClick(site, 'plain-email');
  await chooseItem(firefox, SCORE_HERE);
  const card = await waitForCard(firefox);
  await expect.poll(() => card.text()).toContain('Asking');
  await site.reload();
  const popup = await waitForPopup(firefox);
  await expect.poll(() => popup.text()).toContain(OWEN);
  await expectOneScore(service, OWEN);
});
