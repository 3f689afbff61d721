import type { SitePage } from '../driver.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { expectUntouched } from '../marks.ts';

/** More rows than the screen shows. */
const ROWS = Array.from({ length: 40 }, (_, row) => `row${row}@covered.example`);
const [OWNER, FOOT] = ['owner@header.example', 'foot@footer.example'];

/** Runs in a page: the rows that header or footer cover, by the middle of their text. */
function coveredRows(): string[] {
  const [top = 0, bottom = 0] = ['header', 'footer'].map(
    (name) => document.querySelector(name)?.getBoundingClientRect()[name === 'header' ? 'bottom' : 'top'],
  );
  return [...document.querySelectorAll('main p')]
    .filter((row) => {
      const { y, height } = row.getBoundingClientRect();
      return y + height / 2 < top || y + height / 2 > bottom;
    })
    .map((row) => row.textContent ?? '');
}
declare const openTitle: (title: string) => string;

test('rows under a header whose background is another element have no marks', async ({ extension, visit }) => {
  const page: SitePage = await visit('covered-rows.html');
  const covered = await page.evaluate(coveredRows, null);
  expect(covered).toContain('row1@covered.example');
  const seen = ROWS.filter((row) => !covered.includes(row));
  const marked = async () => {
    const drawn = await extension.drawnIn(page, [...ROWS, OWNER, FOOT]);
    return { marked: drawn.marked, wrong: drawn.wrong };
  };
  await expect.poll(marked).toEqual({ marked: [...seen, FOOT], wrong: [] });
  await expectUntouched(page);
  // The title of a page is often written last.
  await page.evaluate((title) => void openTitle(title), OWNER);
  await expect.poll(marked).toEqual({ marked: [OWNER, ...seen, FOOT], wrong: [] });
});
