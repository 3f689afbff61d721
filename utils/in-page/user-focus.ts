const key = Symbol.for('focus of the user of Sightline');

/** What the detector knows of selection and focus. */
export interface UserFocus {
  /** Whether both are as the user's last press of a key or button has left them. */
  isAsLeft: boolean;
  /** The marked address under the pointer. */
  pointed: string | null;
}
const world = globalThis as typeof globalThis & Record<symbol, (() => UserFocus) | undefined>;

/** Sets how to ask; the detector does. The isolated world that it shares with the gesture is invisible to the page. */
export function setUserFocus(read: (() => UserFocus) | undefined): void {
  world[key] = read;
}

/** Returns what it knows; without a detector, nobody knows who has made selection and focus. */
export const readUserFocus = (): UserFocus => world[key]?.() ?? { isAsLeft: false, pointed: null };
