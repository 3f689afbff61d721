import { byTestId, lineHere } from '../box-of.ts';
import { expect } from '../expect.ts';
import { openPopovers } from '../in-top-layer.ts';
import { cardIn } from './card.ts';
import { lookUp } from './look-up.ts';
import { startSite, test } from './site.ts';

interface Measured {
  breakdown: { attribution: { container?: { src?: string } }[] }[];
}

test('Chromium’s memory report to an isolated page names its own frames, not the card', async () => {
  // Without this switch the answer takes up to 20 s.
  const site = await startSite([], ['--enable-blink-features=ForceEagerMeasureMemory']);
  await lookUp(site.context, ['owen.hallworth@kestrel.example.com']);
  const page = await site.context.newPage();
  await page.goto(`${site.pages.url}/isolated/mailto.html`);
  await page.bringToFront();
  await page.evaluate(() => {
    const own = document.createElement('iframe');
    own.src = '/isolated/frame.html';
    document.body.append(own);
  });
  const { x, y } = await page.evaluate(lineHere, byTestId('plain-email'));
  // Hover cards open only with Shift.
  await page.keyboard.down('Shift');
  // After an isolated load, `drawnIn` may still look into the process before and see no marks.
  await expect(async () => {
    await page.mouse.move(900, 600);
    await page.mouse.move(x, y);
    await expect.poll(() => page.evaluate(openPopovers), { timeout: 6_000 }).toHaveLength(1);
  }).toPass();
  await expect((await cardIn(page)).getByRole('heading', { level: 1 })).toContainText('owen.hallworth');
  const sources = await page.evaluate(async () => {
    const { measureUserAgentSpecificMemory } = performance as unknown as {
      measureUserAgentSpecificMemory: () => Promise<Measured>;
    };
    const { breakdown } = await measureUserAgentSpecificMemory.call(performance);
    return breakdown.flatMap(({ attribution }) => attribution.flatMap(({ container }) => container?.src ?? []));
  });
  expect(sources).toContain('/isolated/frame.html');
  expect(sources.filter((src) => !src.startsWith('/isolated/'))).toEqual([]);
  await site.close();
});
