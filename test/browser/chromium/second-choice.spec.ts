import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { shownIn, textOf } from '../popup.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const PRIYA = 'priya_raghunathan@quillon.example.com';

test('a second choice moves the first result to the popup', async ({ extension, visit, service }) => {
  const page = await visit('mailto.html');
  service.hold();
  // Its card is below it, so that the other address is free.
  await extension.chooseScore(page, 'note-with-email');
  const first = await extension.waitForCard(page);
  await expect.poll(() => shownIn(first, 'pending')).not.toBe(null);
  await extension.chooseScore(page, 'plain-email');
  // The first card may still be there.
  const shown = async () => textOf(await extension.waitForCard(page)).catch(() => '');
  await expect.poll(shown).toContain(OWEN);
  const card = await extension.waitForCard(page);
  service.release();
  const popup = await extension.waitForPopup();
  await expect.poll(() => shownIn(popup, 'score')).toMatch(/^\d/);
  expect(await textOf(popup)).toContain(PRIYA);
  await expect.poll(() => shownIn(card, 'score')).toMatch(/^\d/);
  expect(service.requests).toHaveLength(2);
});
