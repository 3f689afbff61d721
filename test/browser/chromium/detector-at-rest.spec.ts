import { expect } from '../expect.ts';
import { AT_REST, UNSAID } from '../silent-moves.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { test } from './site.ts';
import { watchFrames } from './watch-frames.ts';

/** Longer than what comes late in a new page, such as the second look for free sides. */
const REST = 1_300;
const named = AT_REST.marked;

// What is late is late each time; a machine that stalls is not.
const AGAIN = { timeout: 240_000 };

for (const [name, move] of Object.entries(UNSAID)) {
  test(`${name}, on a page at rest: marks are late by no more than the first frames`, async ({ visit }) => {
    await expect(async () => {
      const page = await visit(AT_REST.file);
      await expectMarks(page, named);
      await page.waitForTimeout(REST);
      const [seen] = await Promise.all([
        watchFrames(page, { named, ms: 1_600 }),
        page.waitForTimeout(100).then(() => page.evaluate(move)),
      ]);
      // The browser tells of it after the frame in which it moved, and by that the next may have begun.
      expect(seen.wrongFrames, seen.wrong.join('\n')).toBeLessThan(3);
      await expectMarks(page, named);
      await expectUntouched(page);
    }).toPass(AGAIN);
  });
}

test('a mark moves with text whose keyframes rest between their steps', async ({ visit }) => {
  await expect(async () => {
    const page = await visit(AT_REST.file);
    await expectMarks(page, named);
    await page.evaluate(() => document.querySelector('#steps')?.classList.add('steps'));
    const seen = await watchFrames(page, { named, ms: 3_800 });
    // Two steps in this time, after 1.2 and 2.7 seconds.
    expect(seen.wrongFrames, seen.wrong.join('\n')).toBeLessThan(5);
    expect((await drawnIn(page, named)).wrong).toEqual([]);
  }).toPass(AGAIN);
});
