import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '../expect.ts';
import { AT_REST, UNSAID } from '../silent-moves.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { test } from './watched-site.ts';

test.use({ isShared: true });

/** Longer than anything that comes late in a new page. */
const REST = 1_300;

for (const [name, move] of Object.entries(UNSAID)) {
  test(`${name}, on a page at rest: marks go with it`, async ({ visit }) => {
    const seen = await visit(AT_REST.file);
    await expectMarks(seen, AT_REST.marked);
    await sleep(REST);
    await seen.page.evaluate(move);
    await seen.page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    });
    await sleep(200);
    // Looked at once: something else may tell of it later.
    expect(await drawnIn(seen, AT_REST.marked)).toMatchObject({ marked: AT_REST.marked, wrong: [] });
    await expectUntouched(seen);
  });
}
