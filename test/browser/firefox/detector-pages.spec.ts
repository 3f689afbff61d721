import { RIGHT_TO_LEFT, SHADOW, SPLIT_TEXT, TABLE } from '../detected-pages.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { expect, test } from './watched-site.ts';

for (const known of [TABLE, SPLIT_TEXT]) {
  test(`${known.file}: every address, and nothing that only looks like one`, async ({ visit }, info) => {
    const seen = await visit(known.file);
    await expectMarks(seen, known.marked, known);
    await expectUntouched(seen);
    await seen.page.screenshot({ path: info.outputPath('page.png') });
  });
}

test('open shadow roots: declared, nested, attached later, changed; closed ones stay shut', async ({ visit }, info) => {
  const seen = await visit(SHADOW.file);
  await expectMarks(seen, SHADOW.marked, SHADOW);
  await expectUntouched(seen);
  await seen.page.evaluate(() => ['change', 'attach'].forEach((name) => void dispatchEvent(new Event(name))));
  await expectMarks(seen, SHADOW.changed, SHADOW);
  await seen.page.screenshot({ path: info.outputPath('shadow.png') });
});

test('right to left: text, links, tables and a page that scrolls to the left', async ({ visit }, info) => {
  const seen = await visit(RIGHT_TO_LEFT.file);
  await expectMarks(seen, RIGHT_TO_LEFT.marked, RIGHT_TO_LEFT);
  await seen.page.screenshot({ path: info.outputPath('rtl.png') });
  await seen.page.evaluate(() => scrollTo(-800, 0));
  await expectMarks(seen, ['far@right.example'], { others: ['noa@levi.example', 'link:dan@cohen.example'] });
  await seen.page.evaluate(() => scrollTo(-120, 0));
  await expectMarks(seen, RIGHT_TO_LEFT.marked, RIGHT_TO_LEFT);
  await expectUntouched(seen);
});

for (const when of ['event', 'frame']) {
  test(`a virtualised grid that recycles rows in the ${when}: never a mark at another person`, async ({
    visit,
  }, info) => {
    const seen = await visit(`virtual-grid.html#${when}`);
    const people = await seen.page.$eval('#emails', (all) => (all.textContent ?? '').split(' '));
    const inView = () =>
      seen.page.evaluate(() => {
        const first = Math.ceil((document.querySelector('#grid')?.scrollTop ?? 0) / 28);
        return { first, last: first + 13 };
      });
    for (const top of [0, 280, 14_000, 27_000, 3_003]) {
      await seen.page.evaluate((top) => document.querySelector('#grid')?.scrollTo(0, top), top);
      const { first, last } = await inView();
      // A mark under anybody who is not named is wrong all the same.
      const around = people.slice(Math.max(0, first - 3), last + 4);
      await expect
        .poll(async () => {
          const { marked, wrong } = await drawnIn(seen, around);
          return { wrong, missing: people.slice(first, last).filter((one) => !marked.includes(one)) };
        })
        .toEqual({ wrong: [], missing: [] });
    }
    await seen.page.screenshot({ path: info.outputPath('grid.png') });
  });
}
