import {
  beyondCut,
  CUT_OFF,
  EDGES,
  LISTED_OF_UNSEEN,
  LONG_TEXTS,
  NO_BOX,
  RIGHT_TO_LEFT,
  SHADOW,
  SPLIT_TEXT,
  TABLE,
  UNSEEN_TEXT,
} from '../detected-pages.ts';
import { overflowHere, resizeHere } from '../edges-here.ts';
import { listedIn } from './listed.ts';
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

test('text that nobody sees, such as a word for an icon, is no part of the address behind it', async ({
  visit,
}, info) => {
  const page = await visit(UNSEEN_TEXT.file);
  await expectMarks(page, UNSEEN_TEXT.marked, UNSEEN_TEXT);
  await page.screenshot({ path: info.outputPath('unseen.png') });
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

test('text without a box of its own: in a root, in slots, by `display: contents`; a host that goes and comes back', async ({
  visit,
}, info) => {
  const page = await visit(NO_BOX.file);
  await expectMarks(page, NO_BOX.marked, NO_BOX);
  await expectUntouched(page);
  await page.screenshot({ path: info.outputPath('no-box.png') });
  await page.evaluate(() => void dispatchEvent(new Event('leave')));
  await expectMarks(page, NO_BOX.left, NO_BOX);
  // Longer than what is gone is kept.
  await page.waitForTimeout(500);
  await page.evaluate(() => void dispatchEvent(new Event('return')));
  await expectMarks(page, NO_BOX.marked, NO_BOX);
});

test('no mark over a header, no scroll bar for one over the edge, no error for an observer far down', async ({
  visit,
}, info) => {
  const page = await visit(EDGES.file);
  await expect.poll(async () => (await drawnIn(page, [...EDGES.marked, ...EDGES.others])).marks).toBe(3);
  await page.screenshot({ path: info.outputPath('edges.png') });
  await expectUntouched(page);
  expect(await page.evaluate(overflowHere)).toEqual([0, 0]);
  expect(await page.evaluate(resizeHere)).toEqual([]);
  const drawn = await drawnIn(page, [...EDGES.marked, ...EDGES.others]);
  expect(drawn.marked).toEqual(expect.arrayContaining(EDGES.marked.slice(0, 2)));
  expect(drawn.marked).not.toContain(EDGES.others[0]);
});

test('texts of 20 000 lines and 2 000 addresses: what is in sight is marked, there and after them', async ({
  visit,
}, info) => {
  const page = await visit(LONG_TEXTS.file);
  const { first, later } = LONG_TEXTS;
  const missing = async (named: string[]) => {
    const { marked } = await drawnIn(page, named);
    return named.filter((one) => !marked.includes(one));
  };
  await expect.poll(() => missing(first)).toEqual([]);
  await page.evaluate(() => {
    const log = document.querySelector('#log');
    log?.scrollTo(0, log.scrollHeight / 2);
  });
  await expect.poll(() => missing(later)).toEqual([]);
  await page.screenshot({ path: info.outputPath('long.png') });
});

test('the popup lists in reading order, across shadow roots, and what nobody sees last', async ({ site, visit }) => {
  const page = await visit('unseen-addresses.html');
  for (let load = 0; load < 2; load++) {
    expect(await listedIn(site, page)).toEqual(LISTED_OF_UNSEEN);
    await page.reload();
  }
  // Scrolled away is not out of reach.
  await page.evaluate(() => scrollTo(0, 2_000));
  expect(await listedIn(site, page)).toEqual(LISTED_OF_UNSEEN);
});

test('texts that are cut off: one line each, which ends before the ellipsis, and none under what is gone', async ({
  visit,
}, info) => {
  const page = await visit(CUT_OFF.file);
  const drawn = () => drawnIn(page, [...CUT_OFF.marked, ...CUT_OFF.others]);
  await expect.poll(async () => (await drawn()).lines.map(({ address }) => address).sort()).toEqual(CUT_OFF.marked);
  await page.screenshot({ path: info.outputPath('cut-off.png') });
  const { wrong, lines } = await drawn();
  expect({ wrong, beyond: beyondCut(lines) }).toEqual({ wrong: [], beyond: [] });
});
