// What a test has the page `moments.html` do.

interface Moments {
  takeAway: (way: string) => void;
  forget: () => void;
  moments: () => string;
  opacity: () => string;
}

/** How a page takes the overlay away. */
export const WAYS_TO_HIDE = ['hidden', 'removed', 'no popover', 'adopted'] as const;

/** Each runs in the page. */
export const takeAwayHere = (way: string): void => (window as unknown as Moments).takeAway(way);
export const forgetHere = (): void => (window as unknown as Moments).forget();
export const momentsHere = (): string => (window as unknown as Moments).moments();
export const opacityHere = (): string => (window as unknown as Moments).opacity();
