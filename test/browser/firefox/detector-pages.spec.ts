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
import { listedOver } from './listed.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { expect, test } from './watched-site.ts';

for (const known of [TABLE, SPLIT_TEXT, UNSEEN_TEXT]) {
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

test('text without a box of its own: in a root, in slots, by `display: contents`; a host that goes and comes back', async ({
  visit,
}, info) => {
  const seen = await visit(NO_BOX.file);
  await expectMarks(seen, NO_BOX.marked, NO_BOX);
  await expectUntouched(seen);
  await seen.page.screenshot({ path: info.outputPath('no-box.png') });
  await seen.page.evaluate(() => void dispatchEvent(new Event('leave')));
  await expectMarks(seen, NO_BOX.left, NO_BOX);
  // Longer than what is gone is kept.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await seen.page.evaluate(() => void dispatchEvent(new Event('return')));
  await expectMarks(seen, NO_BOX.marked, NO_BOX);
});

test('no mark over a header, no scroll bar for one over the edge, no error for an observer far down', async ({
  visit,
}, info) => {
  const seen = await visit(EDGES.file);
  await expect.poll(async () => (await drawnIn(seen, [...EDGES.marked, ...EDGES.others])).marks).toBe(3);
  await seen.page.screenshot({ path: info.outputPath('edges.png') });
  await expectUntouched(seen);
  expect(await seen.page.evaluate(overflowHere)).toEqual([0, 0]);
  expect(await seen.page.evaluate(resizeHere)).toEqual([]);
  const drawn = await drawnIn(seen, [...EDGES.marked, ...EDGES.others]);
  expect(drawn.marked).toEqual(expect.arrayContaining(EDGES.marked.slice(0, 2)));
  expect(drawn.marked).not.toContain(EDGES.others[0]);
});

test('texts of 20 000 lines and 2 000 addresses: what is in sight is marked, there and after them', async ({
  visit,
}, info) => {
  const seen = await visit(LONG_TEXTS.file);
  const { first, later } = LONG_TEXTS;
  const missing = async (named: string[]) => {
    const { marked } = await drawnIn(seen, named);
    return named.filter((one) => !marked.includes(one));
  };
  await expect.poll(() => missing(first)).toEqual([]);
  await seen.page.evaluate(() => {
    const log = document.querySelector('#log');
    log?.scrollTo(0, log.scrollHeight / 2);
  });
  await expect.poll(() => missing(later)).toEqual([]);
  await seen.page.screenshot({ path: info.outputPath('long.png') });
});

test('the popup lists in reading order, across shadow roots, and what nobody sees last', async ({ firefox, visit }) => {
  const { page } = await visit('unseen-addresses.html');
  for (let load = 0; load < 2; load++) {
    expect(await listedOver(firefox)).toEqual(LISTED_OF_UNSEEN);
    await page.reload();
  }
  // Scrolled away is not out of reach.
  await page.evaluate(() => scrollTo(0, 2_000));
  expect(await listedOver(firefox)).toEqual(LISTED_OF_UNSEEN);
});

test('texts that are cut off: one line each, which ends before the ellipsis, and none under what is gone', async ({
  visit,
}, info) => {
  const seen = await visit(CUT_OFF.file);
  const drawn = () => drawnIn(seen, [...CUT_OFF.marked, ...CUT_OFF.others]);
  await expect.poll(async () => (await drawn()).lines.map(({ address }) => address).sort()).toEqual(CUT_OFF.marked);
  await seen.page.screenshot({ path: info.outputPath('cut-off.png') });
  const { wrong, lines } = await drawn();
  expect({ wrong, beyond: beyondCut(lines) }).toEqual({ wrong: [], beyond: [] });
});
