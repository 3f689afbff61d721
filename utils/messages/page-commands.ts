/** A rectangle in a frame's viewport, in CSS pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a box as a message can contain it. */
export const toRect = ({ x, y, width, height }: DOMRect): Rect => ({ x, y, width, height });

/**
 * How the user requested the card. `pointer`: it closes with the pointer; `keyboard`: it takes the focus; `menu`: it
 * stays.
 */
export type CardGesture = 'pointer' | 'keyboard' | 'menu';

/**
 * What closed a card in its page. After the user's next right click, a result that he requested and has not seen opens
 * elsewhere; after the page, any that he requested.
 */
export const CARD_CLOSERS = ['user', 'right-click', 'page'] as const;
export type CardCloser = (typeof CARD_CLOSERS)[number];

/** `element`: as the browser reports it. `screen`: no evidence, only what a click leaves no trace on. */
type LocatedBy = 'caret' | 'element' | 'focus' | 'screen';

/**
 * Addresses under the pointer: one with its place, several to choose from, or none. `by`: the evidence. A page can move
 * the focus at any time, so it counts least. `isPart`: a selected address is drawn as a part of a longer one. `behind`:
 * addresses that attributes of the element or its ancestors contain; the user sees none of them there.
 */
export type Located =
  | { found: 'one'; email: string; place: Rect; by: LocatedBy }
  | { found: 'several'; emails: string[]; place: Rect; by: LocatedBy; behind?: string[] }
  | { found: 'none'; place: Rect | null; isPart?: boolean; behind?: string[] };

/** What the user points at with the keyboard: a selection, the focus or the caret. */
export interface Focused {
  /** The selected text, in a field too; empty without one. */
  selection: string;
  /** The target of the link that has it; empty for none. */
  linkUrl: string;
  located: Located;
  /** Addresses that something else points at: the pointer, a selection beside the focus. */
  others: string[];
  /** Whether the user made this, not the page, and sees it. */
  isSure: boolean;
}

/** The addresses of a frame, each once, in reading order, form fields included; at most 500 of each kind. */
export interface ListedAddresses {
  /** Those that the user sees or can scroll into view. */
  shown: string[];
  /** The others: in a closed menu, a collapsed quote or the like. */
  unseen: string[];
  /** Whether the detector watches the frame; no enabled site has one in a frame without an origin. */
  isWatched: boolean;
  /** The frame shows a PDF, which scripts see as an empty page. */
  isPdf: boolean;
}

/**
 * The last right click in a frame. `at`: time in ms since 1970. `emails`: possible addresses as written there.
 * `isSame`: the page still shows exactly these there.
 */
export interface RecalledClick {
  at: number;
  emails: string[];
  isSame: boolean;
  place: Rect;
}

/**
 * The replies to commands of the background to its script in a page; other commands get none. They never contain an
 * answer of the service.
 */
export interface PageReplies {
  locate: Located;
  locateFocus: Focused;
  /** False if the frame is too small for the card, cannot show one, or the pointer has left. */
  showCard: boolean;
  listEmails: ListedAddresses;
  /** Scrolls to the first occurrence of an address and flashes it; false if it is gone. */
  reveal: boolean;
  /** Opens the card of the next visible address; false if there is none. */
  nextCard: boolean;
  /** Null if no script watches this frame. `click` is null if no right click followed the last key or button press. */
  recallClick: { click: RecalledClick | null } | null;
}

/** The reply to a name, if `All` has one. */
// biome-ignore lint/suspicious/noConfusingVoidType: the return type of handlers that reply nothing
export type ReplyOf<All, Name> = Name extends keyof All ? All[Name] : void;

export type PageCommand =
  | { to: 'sightline-page'; name: 'locate'; editable: boolean; targetElementId?: number | undefined }
  | { to: 'sightline-page'; name: 'locateFocus' }
  | {
      to: 'sightline-page';
      name: 'showCard';
      card: string;
      place: Rect | null;
      by: CardGesture;
    }
  /** `isBroken`: the card did not load; the frame shows no more cards. */
  | { to: 'sightline-page'; name: 'removeCard'; card: string; isBroken: boolean }
  | { to: 'sightline-page'; name: 'listEmails' }
  | { to: 'sightline-page'; name: 'reveal'; email: string }
  | { to: 'sightline-page'; name: 'nextCard' }
  | { to: 'sightline-page'; name: 'recallClick' }
  /** A lookup has settled: known scores may have changed. */
  | { to: 'sightline-page'; name: 'scoresChanged' }
  /** Settings or permissions have changed: the script asks again whether and how to watch. */
  | { to: 'sightline-page'; name: 'recheckEnabled' };

/** True for our commands; the sender is checked separately. Avoids zod, which is too heavy for a page. */
export const isPageCommand = (raw: { to?: unknown } | null | undefined): raw is PageCommand =>
  raw?.to === 'sightline-page';

/** Maximum addresses per `knownScores`: as many as a page has marks, because each message has a fixed cost. */
export const MAX_SCORES_ASKED = 200;

/** Messages of a script in a page. None of them can start a lookup. */
export type ScriptMessage = 'detectorReady' | 'knownScores' | 'hoverEmail' | 'openCard' | 'cardClosed';

/** The replies to these messages, if any. */
export interface ScriptReplies {
  /** Whether the site is enabled. False if the script was injected for one gesture only: it marks nothing there. */
  detectorReady: boolean;
  /** Scores as sent, by requested address; addresses without one are absent. */
  knownScores: Record<string, string>;
}
