/** Where something stands in a frame's viewport, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the person asked for the card: it goes with the pointer, takes the focus from the keyboard, or stays. */
export type CardGesture = 'pointer' | 'keyboard' | 'menu';

/** What stands under the pointer: one address and its place, several to choose from, or none. */
export type Located =
  | { found: 'one'; email: string; place: Place }
  | { found: 'several'; emails: string[]; place: Place }
  | { found: 'none'; place: Place | null };

/** The addresses of a frame, each once, in reading order, form fields included; at most 500 of each kind. */
export interface ListedAddresses {
  /** Those that the user sees or can scroll into view. */
  shown: string[];
  /** The others: in a closed menu, a collapsed quote or the like. */
  unseen: string[];
}

/**
 * The last right click in a frame. `at`: when, in ms since 1970. `emails`: each address that may have been meant, as it
 * stood there; `isSame`: the page still shows exactly these at that place.
 */
export interface RecalledClick {
  at: number;
  emails: string[];
  isSame: boolean;
  place: Place;
}

/** What the background asks of the script it has put into a page, and the replies. No answer of the service is in it. */
export interface PageReplies {
  locate: Located;
  /** False where the frame is too small for the card, cannot show one, or the pointer has left. */
  showCard: boolean;
  /** True if the user has closed this card already. */
  closeCard: boolean;
  listEmails: ListedAddresses;
  /** Scrolls to the first place of an address and flashes it; false where it is gone. */
  reveal: boolean;
  /** Opens the card of the next visible address; false where there is none. */
  nextCard: boolean;
  /** Null where nothing watches this frame; `click` is null where no right click was seen since the last key or button. */
  recallClick: { click: RecalledClick | null } | null;
  /** A look-up has ended somewhere: known scores may have changed. */
  scoresChanged: null;
  /** What is enabled, allowed or shown has changed: the script asks anew whether and how it is to watch. */
  askAgain: null;
}

export type PageCommand =
  | { to: 'sightline-page'; name: 'locate'; editable: boolean; targetElementId?: number | undefined }
  | { to: 'sightline-page'; name: 'showCard'; card: string; place: Place | null; by: CardGesture }
  /** `isBroken`: the card did not load; the frame shows no more cards. */
  | { to: 'sightline-page'; name: 'closeCard'; card: string; isBroken: boolean }
  | { to: 'sightline-page'; name: 'listEmails' }
  | { to: 'sightline-page'; name: 'reveal'; email: string }
  | { to: 'sightline-page'; name: 'nextCard' }
  | { to: 'sightline-page'; name: 'recallClick' }
  | { to: 'sightline-page'; name: 'scoresChanged' }
  | { to: 'sightline-page'; name: 'askAgain' };

/** True for a command of ours; the sender is checked apart. Without zod, which is too heavy for a page. */
export const isPageCommand = (raw: { to?: unknown } | null | undefined): raw is PageCommand =>
  raw?.to === 'sightline-page';

/** Addresses that one `knownScores` may name: as many as a page gets marks, as each message has the same fixed cost. */
export const MOST_ASKED = 200;

/** The messages of a script in a page, and their replies. None of them can start a look-up. */
export interface ScriptReplies {
  /** Whether the site is enabled. Not where the script was put into a page for one gesture only: nothing is marked there. */
  detectorReady: boolean;
  /** Scores as sent, by the addresses that were asked for; those without one are absent. */
  knownScores: Record<string, string>;
  hoverEmail: null;
  openCard: null;
  cardLost: null;
}
