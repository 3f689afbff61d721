import { RIGHT_TO_LEFT, SHADOW, SPLIT_TEXT, TABLE } from '../detected-pages.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { shot } from './pointer.ts';
import { expect, test } from './site.ts';

test('a table: every address, and nothing that only looks like one', async ({ visit }, info) => {
  const page = await visit(TABLE.file);
  await expectMarks(page, TABLE.marked, TABLE);
  await expectUntouched(page);
  await page.screenshot({ path: info.outputPath('table.png') });
});

test('an address over several elements of a line is one; neighbours in flex, grid and blocks are not joined', async ({
  visit,
}, info) => {
  const page = await visit(SPLIT_TEXT.file);
  await expectMarks(page, SPLIT_TEXT.marked, SPLIT_TEXT);
  // One line under each of the lines that the long one takes.
  expect((await drawnIn(page, [])).marks).toBeGreaterThan(15);
  await expectUntouched(page);
  await page.screenshot({ path: info.outputPath('split.png') });
});

test('open shadow roots: declared, nested, attached later, changed; closed ones stay shut', async ({ visit }, info) => {
  const page = await visit(SHADOW.file);
  await expectMarks(page, SHADOW.marked, SHADOW);
  await expectUntouched(page);
  await page.evaluate(() => ['change', 'attach'].forEach((name) => void dispatchEvent(new Event(name))));
  await expectMarks(page, SHADOW.changed, SHADOW);
  await page.screenshot({ path: info.outputPath('shadow.png') });
});

test('right to left: text, links, tables and a page that scrolls to the left', async ({ visit }, info) => {
  const page = await visit(RIGHT_TO_LEFT.file);
  await expectMarks(page, RIGHT_TO_LEFT.marked, RIGHT_TO_LEFT);
  // A picture by the browser would be of another part of a page that begins at its right.
  await shot(info.outputPath('rtl.png'));
  await page.evaluate(() => scrollTo(-800, 0));
  await expectMarks(page, ['far@right.example'], { others: ['noa@levi.example', 'link:dan@cohen.example'] });
  await page.evaluate(() => scrollTo(-120, 0));
  await expectMarks(page, RIGHT_TO_LEFT.marked, RIGHT_TO_LEFT);
  await expectUntouched(page);
});

for (const zoom of [0.5, 3]) {
  test(`zoomed by the page's own style to ${zoom * 100} %`, async ({ visit }, info) => {
    const page = await visit('table.html');
    await page.evaluate((zoom) => void document.documentElement.style.setProperty('zoom', String(zoom)), zoom);
    const first = 'ana@ferro.example';
    await expect.poll(async () => await drawnIn(page, [first])).toMatchObject({ marked: [first] });
    await page.screenshot({ path: info.outputPath('zoom.png') });
  });
}
