import { clickEverywhere, HIDINGS, hideHere, hidingsHere, makeUpEvents } from '../hidings.ts';
import { cardIn } from './card.ts';
import { lookUp } from './look-up.ts';
import { expectMarks } from './marks.ts';
import { pointAtAddress } from './point-at-address.ts';
import { expect, test } from './site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const INES = 'ines.barreto@tidewater.example.com';

test('real clicks through fourteen ways of hiding spend nothing', async ({ site, visit }) => {
  test.setTimeout(400_000);
  await lookUp(site.context, [OWEN]);
  const paid = site.service.requests.length;
  const page = await visit('../hostile/clicks.html');
  await expectMarks(page, [OWEN, INES]);
  expect(await page.evaluate(hidingsHere)).toEqual(HIDINGS);
  let opened = 0;
  for (const way of HIDINGS) {
    await page.reload();
    await expectMarks(page, [OWEN, INES]);
    // The card is there to be clicked, and then it is hidden.
    await page.mouse.move(600, 500);
    await pointAtAddress(page, 'plain-email', OWEN);
    await expect((await cardIn(page)).getByTestId('score')).toBeVisible();
    opened++;
    await page.evaluate(hideHere, way);
    await clickEverywhere(page.mouse);
    expect(site.service.requests, way).toHaveLength(paid);
  }
  expect(opened).toBe(HIDINGS.length);
});

test('a thousand made-up events on everything open nothing and spend nothing', async ({ site }) => {
  await lookUp(site.context, [OWEN]);
  const paid = site.service.requests.length;
  // A page of its own: the browser complains there of mail links that no person has clicked.
  const page = await site.context.newPage();
  await page.goto(`${site.pages.url}/hostile/clicks.html`);
  await page.bringToFront();
  await expectMarks(page, [OWEN, INES]);
  expect(await page.evaluate(makeUpEvents)).toBeGreaterThan(1_000);
  await page.waitForTimeout(800);
  expect(page.frames()).toHaveLength(1);
  expect(site.service.requests).toHaveLength(paid);
  await page.close();
});
