import { ask } from '../engine.ts';
import { clickEverywhere, HIDINGS, hideHere, hidingsHere, makeUpEvents } from '../hidings.ts';
import { findCard, waitForCard } from './card.ts';
import { expectMarks } from './marks.ts';
import { expect, test } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const INES = 'ines.barreto@tidewater.example.com';

test('real clicks through fourteen ways of hiding spend nothing', async ({ visit, firefox, open, service }) => {
  test.setTimeout(400_000);
  await ask(await open('popup.html'), OWEN);
  const paid = service.requests.length;
  const seen = await visit('../hostile/clicks.html');
  const { page } = seen;
  expect(await page.evaluate(hidingsHere)).toEqual(HIDINGS);
  const box = await (await page.$('[data-testid=plain-email]'))?.boundingBox();
  const { x, y } = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 8 };
  let opened = 0;
  for (const way of HIDINGS) {
    await page.reload();
    await expectMarks(seen, [OWEN, INES]);
    // The card is there to be clicked, and then it is hidden.
    await page.mouse.move(600, 500);
    await page.mouse.move(x, y, { steps: 3 });
    const card = await waitForCard(firefox);
    await expect.poll(() => card.text()).toContain(OWEN);
    opened++;
    await page.evaluate(hideHere, way);
    await clickEverywhere(page.mouse);
    expect(service.requests, way).toHaveLength(paid);
  }
  expect(opened).toBe(HIDINGS.length);
});

test('a thousand made-up events on everything open nothing and spend nothing', async ({
  visit,
  firefox,
  open,
  service,
}) => {
  await ask(await open('popup.html'), OWEN);
  const paid = service.requests.length;
  const seen = await visit('../hostile/clicks.html');
  await expectMarks(seen, [OWEN, INES]);
  expect(await seen.page.evaluate(makeUpEvents)).toBeGreaterThan(1_000);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(await findCard(firefox.send)).toBeNull();
  expect(service.requests).toHaveLength(paid);
});
