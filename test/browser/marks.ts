import { expect } from '@playwright/test';
import type { Extension, SitePage } from './driver.ts';
import { treesHere } from './page-tree.ts';

interface Options {
  /** Addresses of the page that must have no mark. */
  others?: readonly string[];
  /** The name of a frame to look into. */
  frame?: string;
}

/** Waits until exactly these addresses are marked, in reading order, and no mark is elsewhere. */
export async function expectMarks(
  extension: Extension,
  page: SitePage,
  marked: readonly string[],
  { others = [], frame }: Options = {},
): Promise<void> {
  const named = [...new Set([...marked, ...others])];
  await expect
    .poll(async () => {
      const drawn = await extension.drawnIn(page, named, frame);
      return { marked: drawn.marked, wrong: drawn.wrong };
    })
    .toEqual({ marked, wrong: [] });
}

/** The page's own tree is what it was when it was parsed. */
export async function expectUntouched(page: SitePage): Promise<void> {
  const { before, now } = await page.evaluate(treesHere, null);
  expect(now).toBe(before);
}
