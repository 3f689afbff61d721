import { hover } from '../box-of.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { expectMarks } from '../marks.ts';
import { clickEverywhere, HIDINGS, hideHere, hidingsHere, makeUpEvents } from '../overlays.ts';
import { textOf } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const INES = 'ines.barreto@tidewater.example.com';

test('real clicks through fourteen ways of hiding spend nothing', async ({ extension, open, service, visit }) => {
  await ask(await open(QUIET_FILE), OWEN);
  const paid = service.requests.length;
  const page = await visit('../hostile/clicks.html');
  expect(await page.evaluate(hidingsHere, null)).toEqual(HIDINGS);
  for (const way of HIDINGS) {
    await page.reload();
    await expectMarks(extension, page, [OWEN, INES]);
    // The card is there to be clicked, and then it is hidden. A busy page may not hear of a pointer that comes at once.
    await expect(async () => {
      await page.mouse.move(600, 500);
      await hover(page, '[data-testid=plain-email]');
      const card = await extension.waitForCard(page);
      await expect.poll(() => textOf(card), { message: way, timeout: 10_000 }).toContain(OWEN);
    }).toPass();
    await page.evaluate(hideHere, way);
    await clickEverywhere(page.mouse);
    expect(service.requests, way).toHaveLength(paid);
  }
});

test('a thousand made-up events on everything open nothing and spend nothing', { tag: '@smoke' }, async ({
  extension,
  open,
  service,
  visit,
}) => {
  await ask(await open(QUIET_FILE), OWEN);
  const paid = service.requests.length;
  const page = await visit('../hostile/clicks.html');
  await expectMarks(extension, page, [OWEN, INES]);
  expect(await page.evaluate(makeUpEvents, null)).toBeGreaterThan(1_000);
  // Longer than a card takes to open.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 700);
  expect(page.frames()).toHaveLength(1);
  expect(service.requests).toHaveLength(paid);
  // The browser complains of mail links that no person has clicked.
  extension.takeProblems();
});
