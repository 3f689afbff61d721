import { z } from 'zod';

/**
 * A title that the menu has had: the address in it, null for the general title, and the tab whose page it came from.
 * `from`: when the browser was asked to show it; `set`: when it had done so, null until then. `hasLeft`: the tab was left or
 * closed, or showed another page, while the title before this one stood. Times in ms since 1970.
 */
export const menuTitle = z.object({
  email: z.string().nullable(),
  tabId: z.number(),
  from: z.number(),
  set: z.number().nullable(),
  hasLeft: z.boolean(),
});
export type MenuTitle = z.infer<typeof menuTitle>;

/** Titles that are remembered: a pointer swept over a list leaves one for each row. */
export const MAX_TITLES = 12;
/** Clocks of pages may be coarse, and the menu opens a little after the event that opens it, in ms. */
const SLACK_MS = 100;
/** A menu is rarely open for longer before a choice, in ms. */
const MENU_OPEN_MS = 10_000;

/** The addresses that the menu may have named when it was opened at a time. */
export function namedAt(titles: readonly MenuTitle[], at: number): string[] {
  const known = titles.findLastIndex(({ set }) => set !== null && set <= at - SLACK_MS);
  return emailsOf(titles.slice(Math.max(0, known)).filter(({ from }) => from <= at + SLACK_MS));
}

/**
 * The addresses that the menu may have named when it was opened at a time that nobody can tell: what it names now, and
 * what it named until the page of that name was left a moment ago.
 */
export function namedLately(titles: readonly MenuTitle[], now: number): string[] {
  const last = titles.at(-1);
  const hasJustLeft = last?.hasLeft && now - (last.set ?? now) < MENU_OPEN_MS;
  return emailsOf(titles.slice(hasJustLeft ? -2 : -1));
}

const emailsOf = (titles: MenuTitle[]): string[] => [...new Set(titles.flatMap(({ email }) => email ?? []))];
