import { t } from '../../texts/english-in-node.ts';
import { byTestId, holdShift, lineHere } from '../box-of.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { openPopovers, roomAroundCard } from '../in-top-layer.ts';
import { waitForCard } from './card.ts';
import { runCommand } from './commands.ts';
import { drawnIn } from './marks.ts';
import { waitForPopup } from './popup.ts';
import { test } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

test.afterEach(({ site }) => site.setViewport(null));

/** Such viewports as a browser's zoom of 250 and 300 % leaves of a usual window. */
for (const size of [
  { width: 477, height: 323 },
  { width: 397, height: 269 },
]) {
  test(`in ${size.width} × ${size.height} pixels the card shrinks and is complete`, async ({
    visit,
    firefox,
    open,
  }) => {
    await ask(await open('popup.html'), OWEN);
    const seen = await visit('mailto.html');
    const { page } = seen;
    await page.setViewport(size);
    await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
    const { x, y } = await page.evaluate(lineHere, byTestId('plain-email'));
    await holdShift(page, () => page.mouse.move(x, y, { steps: 3 }));
    const card = await waitForCard(firefox);
    await expect.poll(() => card.text()).toContain(t('card.details'));
    const cut = await card.evaluate(() =>
      [...document.querySelectorAll('h1, button, [data-testid=score]')]
        .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    expect(Math.min(...(await page.evaluate(roomAroundCard)))).toBeGreaterThanOrEqual(8);
  });
}

test('without room for a card, hover opens nothing and a command opens the popup', async ({
  visit,
  firefox,
  service,
}) => {
  const seen = await visit('mailto.html');
  const { page } = seen;
  await page.setViewport({ width: 400, height: 200 });
  await expect.poll(async () => (await drawnIn(seen, [OWEN])).marked).toEqual([OWEN]);
  const { x, y } = await page.evaluate(lineHere, byTestId('plain-email'));
  await holdShift(page, () => page.mouse.move(x, y, { steps: 3 }));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await page.evaluate(openPopovers)).toEqual([]);
  await runCommand(firefox, '2');
  const popup = await waitForPopup(firefox);
  await expect.poll(() => popup.text()).toContain(t('noScore.pending.title'));
  expect(service.requests).toEqual([]);
});
