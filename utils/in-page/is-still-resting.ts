const key = Symbol.for('resting pointer of Sightline');
const world = globalThis as typeof globalThis & Record<symbol, (() => boolean) | undefined>;

/**
 * Sets the check whether the pointer or focus still rests on the address of a requested card. The detector sets it, the
 * card's host reads it; their shared isolated world is invisible to the page.
 */
export function setResting(isResting: () => boolean): void {
  world[key] = isResting;
}

/** Returns whether it still rests there; false without a detector. */
export const isStillResting = (): boolean => world[key]?.() ?? false;
