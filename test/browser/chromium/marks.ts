import type { Frame, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { expectDrawn } from '../marks.ts';
import { type Drawn, marksHere } from '../marks-here.ts';
import { treesHere } from '../page-tree.ts';
import { inOurWorld } from './isolated-world.ts';

const NOTHING: Drawn = { marked: [], wrong: [], badges: [], marks: 0, known: [], lines: [] };

/**
 * What is drawn in a page or frame now; nothing where no script of ours is. A page that cannot be looked at, because it is
 * being left for example, is no error, so that a poll goes on: it has one thing wrong, and no number of marks.
 */
export async function drawnIn(page: Page | Frame, named: string[]): Promise<Drawn> {
  try {
    return (await inOurWorld(page, marksHere, named)) ?? NOTHING;
  } catch (problem) {
    return { ...NOTHING, marks: Number.NaN, wrong: [String(problem)] };
  }
}

/** As {@link expectDrawn}, in a page or frame. */
export const expectMarks = (page: Page | Frame, marked: string[], { others = [] as string[] } = {}): Promise<void> =>
  expectDrawn((named) => drawnIn(page, named), marked, others);

/** The page's own tree is what it was when it was parsed. */
export async function expectUntouched(page: Page | Frame): Promise<void> {
  const { before, now } = await page.evaluate(treesHere);
  expect(now).toBe(before);
}
