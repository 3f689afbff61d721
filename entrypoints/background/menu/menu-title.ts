import { z } from 'zod';

/** A past or present title of the menu. Times are in ms since 1970. */
export const menuTitle = z.object({
  /** The address in the title; null for the general title. */
  email: z.string().nullable(),
  /** The tab whose page named the address. */
  tabId: z.number(),
  /** When the browser was asked to show it. */
  from: z.number(),
  /** When the browser had done so; null until then. */
  set: z.number().nullable(),
  /** Whether the tab was left, closed or navigated while the previous title was shown. */
  hasLeft: z.boolean(),
});
export type MenuTitle = z.infer<typeof menuTitle>;

/** Number of titles kept: a pointer that sweeps over a list leaves one per row. */
export const MAX_TITLES = 12;
/** Tolerance in ms: page clocks may be coarse, and the menu opens slightly after its event. */
const SLACK_MS = 100;
/** Menus are rarely open longer than this before a choice, in ms. */
const MENU_OPEN_MS = 10_000;

/** Returns the addresses that the menu may have named when it opened at `at`. */
export function addressesAt(titles: readonly MenuTitle[], at: number): string[] {
  const known = titles.findLastIndex(({ set }) => set !== null && set <= at - SLACK_MS);
  return emailsOf(titles.slice(Math.max(0, known)).filter(({ from }) => from <= at + SLACK_MS));
}

/**
 * Returns the addresses that the menu may have named if the opening time is unknown: the current one, and the previous
 * one if its page was left moments ago.
 */
export function recentAddresses(titles: readonly MenuTitle[], now: number): string[] {
  const last = titles.at(-1);
  const hasJustLeft = last?.hasLeft && now - (last.set ?? now) < MENU_OPEN_MS;
  return emailsOf(titles.slice(hasJustLeft ? -2 : -1));
}

const emailsOf = (titles: MenuTitle[]): string[] => [...new Set(titles.flatMap(({ email }) => email ?? []))];
