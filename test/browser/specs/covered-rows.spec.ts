import type { SitePage } from '../driver.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { expectUntouched } from '../marks.ts';

/** More rows than the screen shows. */
const ROWS = Array.from({ length: 40 }, (_, row) => `row${row}@covered.example`);
const [OWNER, FOOT] = ['owner@header.example', 'foot@footer.example'];

/** Runs in a page: the rows whose text is wholly below header or footer, and those whose text is wholly in sight. */
function rowsHere(): { covered: string[]; seen: string[] } {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
  const rows = [...document.querySelectorAll('main p')].map((row) => {
    const { y, height } = row.getBoundingClientRect();
    return { text: row.textContent ?? '', from: y + 16, to: y + height - 16 };
  });
  return {
    covered: rows.filter(({ from, to }) => to < top || from > bottom).map(({ text }) => text),
    seen: rows.filter(({ from, to }) => from > top && to < bottom).map(({ text }) => text),
  };
}
declare const openTitle: (title: string) => string;

test('rows under a header whose background is another element have no marks', async ({ extension, visit }) => {
  const page: SitePage = await visit('covered-rows.html');
  const { covered, seen } = await page.evaluate(rowsHere, null);
  expect(covered).toContain('row1@covered.example');
  // A row that header or footer cuts may have a mark.
  const cut = ROWS.filter((row) => ![...seen, ...covered].includes(row));
  const marked = async () => {
    const drawn = await extension.drawnIn(page, [...ROWS, OWNER, FOOT]);
    return { marked: drawn.marked.filter((one) => !cut.includes(one)), wrong: drawn.wrong };
  };
  await expect.poll(marked).toEqual({ marked: [...seen, FOOT], wrong: [] });
  await expectUntouched(page);
  // The title of a page is often written last.
  await page.evaluate((title) => void openTitle(title), OWNER);
  await expect.poll(marked).toEqual({ marked: [OWNER, ...seen, FOOT], wrong: [] });
});
