import { openPopovers, roomAroundCard } from '../in-top-layer.ts';
import { waitForCard } from './card.ts';
import { runCommand } from './commands.ts';
import { drawnIn } from './marks.ts';
import { expect, test } from './watched-site.ts';

test('the page is scrolled: the card of a resting pointer closes, that of a command stays, in a corner', async ({
  visit,
  firefox,
}) => {
  const seen = await visit('scrollers.html');
  const { page } = seen;
  const row = 'row2@scroll.example';
  await expect.poll(async () => (await drawnIn(seen, [row])).marked).toEqual([row]);
  const box = await (await page.$('#rows p:nth-child(3)'))?.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 12, { steps: 3 });
  await waitForCard(firefox);
  await page.mouse.wheel({ deltaY: 150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await expect.poll(() => page.evaluate(openPopovers), { timeout: 3_000 }).toEqual([]);

  await page.mouse.move(900, 20);
  await runCommand(firefox, '2');
  await waitForCard(firefox);
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(async () => (await page.evaluate(roomAroundCard)).slice(2)).toEqual([8, 8]);
});

test('the wheel turns before the card opens: it does not come, and the page scrolls on', async ({ visit }) => {
  const seen = await visit('scrollers.html');
  const { page } = seen;
  const row = 'row2@scroll.example';
  await expect.poll(async () => (await drawnIn(seen, [row])).marked).toEqual([row]);
  const box = await (await page.$('#rows p:nth-child(3)'))?.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 12, { steps: 3 });
  for (const top of [72, 144]) {
    await page.mouse.wheel({ deltaY: 72 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await page.evaluate(openPopovers)).toEqual([]);
  }
});
