import type { Extension, SitePage } from './driver.ts';
import { expect } from './expect.ts';
import type { Drawn } from './marks-here.ts';
import { treesHere } from './page-tree.ts';

interface Options {
  /** Addresses of the page that must have no mark. */
  others?: readonly string[];
  /** The name of a frame to look into. */
  frame?: string;
}

/**
 * Waits until exactly these addresses are marked, in reading order, and no mark is elsewhere.
 * @param look what is drawn, of these named addresses
 * @param others addresses of the page that must have no mark
 */
export async function expectDrawn(
  look: (named: string[]) => Promise<Drawn>,
  marked: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  const named = [...new Set([...marked, ...others])];
  await expect
    .poll(async () => {
      const drawn = await look(named);
      return { marked: drawn.marked, wrong: drawn.wrong };
    })
    .toEqual({ marked, wrong: [] });
}

/** As {@link expectDrawn}, in a page of a driver. */
export const expectMarks = (
  extension: Extension,
  page: SitePage,
  marked: readonly string[],
  { others, frame }: Options = {},
): Promise<void> => expectDrawn((named) => extension.drawnIn(page, named, frame), marked, others);

/** The page's own tree is what it was when it was parsed. */
export async function expectUntouched(page: SitePage): Promise<void> {
  const { before, now } = await page.evaluate(treesHere, null);
  expect(now).toBe(before);
}
