/** Where something stands in a frame's viewport, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What stands under the pointer: one address and its place, several to choose from, or none. */
export type Located =
  | { found: 'one'; email: string; place: Place }
  | { found: 'several'; emails: string[]; place: Place }
  | { found: 'none'; place: Place | null };

/** What the background asks of the script it has put into a page, and the replies. No answer of the service is in it. */
export interface PageReplies {
  locate: Located;
  /** False where the frame is too small for the card. */
  showCard: boolean;
  closeCard: null;
}

export type PageCommand =
  | { to: 'sightline-page'; name: 'locate'; editable: boolean }
  | { to: 'sightline-page'; name: 'showCard'; place: Place | null }
  | { to: 'sightline-page'; name: 'closeCard' };

/** True for a command of ours; the sender is checked apart. Without zod, which is too heavy for a page. */
export function isPageCommand(raw: unknown): raw is PageCommand {
  return typeof raw === 'object' && raw !== null && 'to' in raw && raw.to === 'sightline-page';
}
