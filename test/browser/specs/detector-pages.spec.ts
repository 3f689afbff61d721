import {
  AS_WRITTEN,
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
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { expectMarks, expectUntouched } from '../marks.ts';

const send = (name: string): void => void dispatchEvent(new Event(name));

for (const [what, known] of [
  ['a table: every address, and nothing that only looks like one', TABLE],
  ['an address over several elements of a line is one; neighbours in flex, grid and blocks are not joined', SPLIT_TEXT],
  ['text that nobody sees, such as a word for an icon, is no part of the address behind it', UNSEEN_TEXT],
] as const) {
  test(what, async ({ extension, visit }) => {
    const page = await visit(known.file);
    await expectMarks(extension, page, known.marked, known);
    await expectUntouched(page);
  });
}

test('invisible characters end no address, and the popup lists full-width addresses', async ({ extension, visit }) => {
  const page = await visit(AS_WRITTEN.file);
  await expectMarks(extension, page, AS_WRITTEN.marked, AS_WRITTEN);
  expect(await extension.listedFor(page)).toEqual(AS_WRITTEN.listed);
  await expectUntouched(page);
});

test('an address on several lines has a mark under each line', async ({ extension, visit }) => {
  const page = await visit(SPLIT_TEXT.file);
  await expect.poll(async () => (await extension.drawnIn(page, [])).marks).toBeGreaterThan(SPLIT_TEXT.marked.length);
});

test('marks declared, nested, late and changing open shadow roots, no closed ones', async ({ extension, visit }) => {
  const page = await visit(SHADOW.file);
  await expectMarks(extension, page, SHADOW.marked, SHADOW);
  await expectUntouched(page);
  for (const name of ['change', 'attach']) await page.evaluate(send, name);
  await expectMarks(extension, page, SHADOW.changed, SHADOW);
});

test('an address in a slot is marked and listed as the page draws it; one with generated text is not', async ({
  extension,
  visit,
}) => {
  const page = await visit('drawn-text.html');
  const drawn = () =>
    extension.drawnIn(page, ['generated@drawn.example', 'counted@drawn.example', 'plain@drawn.example']);
  // One mark under the text of the shadow tree, one under the text in its slot.
  const inSlot = expect.stringContaining('slotted@drawn.example');
  await expect.poll(async () => (await drawn()).wrong).toEqual([inSlot, inSlot]);
  expect((await drawn()).marked).toEqual(['plain@drawn.example']);
  expect(await extension.listedFor(page)).toEqual(['j.slotted@drawn.example', 'plain@drawn.example']);
  await expectUntouched(page);
});

test('frames of SVG and XML stay as they are, without an error, and their addresses are listed', async ({
  extension,
  visit,
}) => {
  const page = await visit('documents.html');
  await expectMarks(extension, page, ['around@documents.example']);
  // What the user and the page do wakes what the first look left alone.
  await page.mouse.move(200, 150);
  const [drawing, feed] = ['drawing.svg', 'feed.xml'].map((file) =>
    page.frames().find((one) => one.url().endsWith(file)),
  );
  await drawing?.evaluate(() => void document.documentElement.append(' '), null);
  await expect.poll(() => extension.listedFor(page)).toContain('jane@drawing.example');
  expect(await drawing?.evaluate(() => document.documentElement.children.length, null)).toBe(2);
  expect(feed).toBeDefined();
  expect(extension.takeProblems()).toEqual([]);
});

test('marks right-to-left text, links, tables and a page that scrolls to the left', async ({ extension, visit }) => {
  const page = await visit(RIGHT_TO_LEFT.file);
  const scrollTo = (left: number) => page.evaluate((left) => window.scrollTo(left, 0), left);
  await expectMarks(extension, page, RIGHT_TO_LEFT.marked, RIGHT_TO_LEFT);
  await scrollTo(-800);
  await expectMarks(extension, page, ['far@right.example'], { others: ['noa@levi.example', 'link:dan@cohen.example'] });
  await scrollTo(-120);
  await expectMarks(extension, page, RIGHT_TO_LEFT.marked, RIGHT_TO_LEFT);
  await expectUntouched(page);
});

for (const zoom of [0.5, 3]) {
  test(`zoomed by the page's own style to ${zoom * 100} %`, async ({ extension, visit }) => {
    const page = await visit('table.html');
    await page.evaluate((zoom) => document.documentElement.style.setProperty('zoom', String(zoom)), zoom);
    const first = 'ana@ferro.example';
    await expect.poll(async () => (await extension.drawnIn(page, [first])).marked).toEqual([first]);
  });
}

for (const when of ['event', 'frame']) {
  test(`a virtual grid that recycles rows in the ${when} never marks another person`, async ({ extension, visit }) => {
    const page = await visit(`virtual-grid.html#${when}`);
    const people = await page.evaluate((_) => document.querySelector('#emails')?.textContent?.split(' ') ?? [], null);
    for (const top of [0, 280, 14_000, 27_000, 3_003]) {
      const first = await page.evaluate((top) => {
        document.querySelector('#grid')?.scrollTo(0, top);
        return Math.ceil((document.querySelector('#grid')?.scrollTop ?? 0) / 28);
      }, top);
      // A mark under anybody who is not named is wrong all the same.
      const around = people.slice(Math.max(0, first - 3), first + 17);
      await expect
        .poll(async () => {
          const { marked, wrong } = await extension.drawnIn(page, around);
          return { wrong, missing: people.slice(first, first + 13).filter((email) => !marked.includes(email)) };
        })
        .toEqual({ wrong: [], missing: [] });
    }
  });
}

test('marks text without its own box, also where its host goes and comes back', async ({ extension, visit }) => {
  const page = await visit(NO_BOX.file);
  await expectMarks(extension, page, NO_BOX.marked, NO_BOX);
  await expectUntouched(page);
  await page.evaluate(send, 'leave');
  await expectMarks(extension, page, NO_BOX.left, NO_BOX);
  // Longer than what is gone is kept.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 500);
  await page.evaluate(send, 'return');
  await expectMarks(extension, page, NO_BOX.marked, NO_BOX);
});

test('marks cover no header and cause no scroll bar or observer error', async ({ extension, visit }) => {
  const page = await visit(EDGES.file);
  const drawn = () => extension.drawnIn(page, [...EDGES.marked, ...EDGES.others]);
  await expect.poll(async () => (await drawn()).marks).toBe(3);
  await expectUntouched(page);
  expect(await page.evaluate(overflowHere, null)).toEqual([0, 0]);
  expect(await page.evaluate(resizeHere, null)).toEqual([]);
  const { marked } = await drawn();
  expect(marked).toEqual(expect.arrayContaining(EDGES.marked.slice(0, 2)));
  expect(marked).not.toContain(EDGES.others[0]);
});

test('marks what is visible of 20 000 lines and of 2 000 addresses', async ({ extension, visit }) => {
  const page = await visit(LONG_TEXTS.file);
  const missing = async (named: string[]) => {
    const { marked } = await extension.drawnIn(page, named);
    return named.filter((email) => !marked.includes(email));
  };
  await expect.poll(() => missing(LONG_TEXTS.first)).toEqual([]);
  await page.evaluate((selector) => {
    const log = document.querySelector(selector);
    log?.scrollTo(0, log.scrollHeight / 2);
  }, '#log');
  await expect.poll(() => missing(LONG_TEXTS.later)).toEqual([]);
});

test('the popup lists addresses in reading order, invisible ones last', async ({ extension, visit }) => {
  const page = await visit('unseen-addresses.html');
  for (let load = 0; load < 2; load++) {
    expect(await extension.listedFor(page)).toEqual(LISTED_OF_UNSEEN);
    await page.reload();
  }
  // Scrolled away is not out of reach.
  await page.evaluate((top) => scrollTo(0, top), 2_000);
  expect(await extension.listedFor(page)).toEqual(LISTED_OF_UNSEEN);
});

test('marks a text that is cut off up to its ellipsis', async ({ extension, visit }) => {
  const page = await visit(CUT_OFF.file);
  const drawn = () => extension.drawnIn(page, [...CUT_OFF.marked, ...CUT_OFF.others]);
  await expect.poll(async () => (await drawn()).lines.map(({ address }) => address).sort()).toEqual(CUT_OFF.marked);
  const { wrong, lines } = await drawn();
  expect({ wrong, beyond: beyondCut(lines) }).toEqual({ wrong: [], beyond: [] });
});
