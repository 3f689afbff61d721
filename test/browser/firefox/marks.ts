import type { Page } from 'puppeteer-core';
import { expect } from '../expect.ts';
import { expectDrawn } from '../marks.ts';
import { type Drawn, marksHere } from '../marks-here.ts';
import { treesHere } from '../page-tree.ts';
import { inOurWorld } from './isolated-world.ts';
import type { Firefox } from './launch.ts';

/** A page that a test looks at, or one of its frames of the same site by its name. */
export interface Seen {
  firefox: Firefox;
  page: Page;
  frame?: string;
}

/**
 * What is drawn in a page or frame now. A page that cannot be looked at, because it is being left for example, is no error,
 * so that a poll goes on: it has one thing wrong, and no number of marks.
 */
export async function drawnIn({ firefox, page, frame }: Seen, named: string[]): Promise<Drawn> {
  try {
    return await inOurWorld(firefox, page, marksHere, named, frame);
  } catch (problem) {
    return { marked: [], wrong: [String(problem)], badges: [], marks: Number.NaN, known: [], lines: [] };
  }
}

/** As {@link expectDrawn}, in a page that a test looks at. */
export const expectMarks = (seen: Seen, marked: string[], { others = [] as string[] } = {}): Promise<void> =>
  expectDrawn((named) => drawnIn(seen, named), marked, others);

/** The page's own tree is what it was when it was parsed. */
export async function expectUntouched({ page }: Seen): Promise<void> {
  const { before, now } = await page.evaluate(treesHere);
  expect(now).toBe(before);
}
