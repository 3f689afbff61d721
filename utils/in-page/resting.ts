const key = Symbol.for('resting pointer of Sightline');
const world = globalThis as typeof globalThis & Record<symbol, (() => boolean) | undefined>;

/**
 * Says how to find out whether the pointer (or the focus) still rests on the address that a card was requested for. The
 * detector sets it and the card's host asks; both scripts share one isolated world, which the page cannot see.
 */
export function setResting(isResting: () => boolean): void {
  world[key] = isResting;
}

/** Whether it still rests there; false where no detector is. */
export const isStillResting = (): boolean => world[key]?.() ?? false;
