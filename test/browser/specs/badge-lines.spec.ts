import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { QUIET_FILE } from '../quiet-file.ts';

const [JANE, BOB] = ['jane.reporter.with.a.long.name@acme.example', 'bob@acme.example'];

test('no badge stands in the line of another address, where it would be taken for that one’s', async ({
  extension,
  open,
  visit,
}) => {
  await ask(await open(QUIET_FILE), JANE);
  const page = await visit('next-line.html');
  await expect.poll(async () => (await extension.drawnIn(page, [JANE, BOB])).known).toEqual([true, false]);
  // Badges come a moment after the marks.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 1_500);
  const { badges } = await extension.drawnIn(page, [JANE, BOB]);
  expect(badges.map(({ address }) => address).filter((address) => address !== JANE)).toEqual([]);
});
