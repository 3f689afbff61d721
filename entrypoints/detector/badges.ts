import { containsPoint } from '@/utils/in-page/email-match';
import type { Overlay } from '@/utils/in-page/overlay';
import { badgeRect, findSpot, type Spot } from './badge-spots';
import { drawBadge } from './draw-badge';
import type { Mark, Marks } from './marks';

/**
 * Room from a badge to the next address; and, for a badge before its address, to the previous one, which may have a
 * badge, in px.
 */
const CLEAR = 16;
const FAR = 64;
/** Room to the addresses in the lines above and below, in px: a badge is at most 1 px from its own. */
const CLEAR_LINES = 8;
/** A reused spot is checked again after this time, in ms: a check costs a hit test. */
const FRESH_MS = 1_000;

interface Badge {
  canvas: HTMLCanvasElement;
  spot: Spot;
  /** Identifies the canvas as drawn: its size and device pixel ratio. */
  picture: string;
}

// Texts would be in `largest-contentful-paint` entries, from which a page reads who was looked up; canvases of constant
// size are in none. Unknown addresses get an invisible one of equal cost.

/**
 * Draws a canvas beside each marked address if there is room. A mark keeps what it shows until the next redraw, however
 * often it moves (docs/decisions/046).
 */
export function createBadges(
  overlay: Overlay,
  marks: Marks,
  scoreOf: (address: string) => string | undefined,
  again: () => void,
) {
  const drawn = new Map<Mark, Badge>();
  /** Spots by address and position, so that a page that rewrites the same text is checked once. */
  const spots = new Map<string, Spot | null>();
  /** Canvases to reuse; creating one takes longer than drawing on it. */
  const spare: HTMLCanvasElement[] = [];
  /** The score that each mark shows. */
  const shown = new WeakMap<Mark, string | undefined>();
  let isBeat = false;
  let waits = false;

  /** Returns whether a badge there cannot be attributed to another address and overlaps no other badge. */
  function isClear(mark: Mark, spot: Spot, taken: readonly DOMRect[]): boolean {
    const place = badgeRect(mark, spot);
    const lines = spot.stacked ? CLEAR_LINES : -place.height / 2;
    // The gap between an address and its badge counts too.
    const anchor = place.left - spot.dx;
    const isAfter = spot.from === 'end';
    const left = spot.stacked ? place.left - CLEAR / 2 : isAfter ? anchor : place.left - FAR;
    const right = spot.stacked ? place.right + CLEAR / 2 : isAfter ? place.right + CLEAR : anchor;
    const meets = (box: DOMRect, more: number) =>
      box.right > left && box.left < right && box.top < place.bottom + more && box.bottom > place.top - more;
    // In the line of another address, a badge would be taken for that one's, however far away.
    const isInLine = ({ top, bottom }: DOMRect) => spot.stacked && top < place.bottom - 2 && bottom > place.top + 2;
    for (const other of marks.drawn.values())
      if (other !== mark && other.boxes.some((box) => meets(box, lines) || isInLine(box))) return false;
    return !taken.some((box) => meets(box, 0));
  }
  function spotOf(mark: Mark, taken: readonly DOMRect[]): Spot | undefined {
    const { x = 0, y = 0 } = mark.boxes[0] ?? {};
    const key = `${mark.match.address} ${x + scrollX} ${y + scrollY}`;
    const known = spots.get(key);
    if (known !== undefined) {
      waits = waits || Boolean(setTimeout(lookAgain, FRESH_MS));
      if (!known || isClear(mark, known, taken)) return known ?? undefined;
    }
    const found = findSpot(mark, (spot) => isClear(mark, spot, taken));
    if (found !== undefined) spots.set(key, found);
    return found ?? undefined;
  }
  function lookAgain(): void {
    waits = false;
    spots.clear();
    again();
  }
  function erase(mark: Mark): void {
    const canvas = drawn.get(mark)?.canvas;
    if (!canvas) return;
    drawn.delete(mark);
    canvas.remove();
    spare.push(canvas);
  }
  function addCanvas(): HTMLCanvasElement {
    const canvas = spare.pop() ?? document.createElement('canvas');
    overlay.draw('badge', canvas);
    return canvas;
  }
  function place(mark: Mark, { canvas, spot }: Badge): void {
    const { x, y, width, height } = badgeRect(mark, spot);
    overlay.place(canvas, x, y, width, height);
  }
  function show(mark: Mark, spot: Spot): void {
    const badge = drawn.get(mark) ?? { canvas: addCanvas(), spot, picture: '' };
    badge.spot = spot;
    drawn.set(mark, badge);
    place(mark, badge);
  }
  /**
   * Draws what a mark shows: the style of its lines, and the score on its badge.
   * @param isWhole also the badge that is drawn already
   */
  function paint(mark: Mark, isWhole: boolean): void {
    const score = shown.get(mark);
    for (const { classList } of mark.lines) {
      classList.toggle('known', score !== undefined);
      classList.toggle('beat', isBeat);
    }
    const badge = drawn.get(mark);
    if (!badge) return;
    const { canvas, spot } = badge;
    const picture = `${spot.width} ${spot.height} ${devicePixelRatio}`;
    if (picture === badge.picture && !isWhole) return;
    badge.picture = picture;
    drawBadge(canvas, score, spot, devicePixelRatio);
    canvas.dataset.shown = score ?? '';
  }
  const isDrawn = (mark: Mark): boolean => marks.drawn.get(mark.match) === mark;

  return {
    /** Returns the mark whose badge is at a point. */
    at: (x: number, y: number): Mark | undefined =>
      [...drawn].find(([mark, { spot }]) => containsPoint(badgeRect(mark, spot), x, y))?.[0],
    /** Updates the badges to match the marks, in steps: each finds a free spot or draws one badge (about 50 µs). */
    *update(): Generator<void> {
      const wanted = new Map<Mark, Spot>();
      const taken: DOMRect[] = [];
      for (const mark of [...marks.drawn.values()]) {
        const spot = spotOf(mark, taken);
        if (spot) {
          wanted.set(mark, spot);
          taken.push(badgeRect(mark, spot));
        }
        yield;
      }
      for (const mark of drawn.keys()) if (!wanted.has(mark)) erase(mark);
      for (const mark of [...marks.drawn.values()]) {
        // It may be gone since the last step.
        if (!isDrawn(mark)) continue;
        const spot = wanted.get(mark);
        if (spot) show(mark, spot);
        if (!shown.has(mark)) shown.set(mark, scoreOf(mark.match.address));
        paint(mark, false);
        yield;
      }
    },
    /**
     * Draws the scores known now, in steps. Call it by the clock only: it draws everything again, so that no page can tell
     * from its cost or its time whether a score has changed.
     */
    *redraw(): Generator<void> {
      isBeat = !isBeat;
      for (const mark of [...marks.drawn.values()]) {
        if (!isDrawn(mark)) continue;
        shown.set(mark, scoreOf(mark.match.address));
        paint(mark, true);
        yield;
      }
    },
    /** Moves the badges with their marks without searching for a free spot again. */
    follow(): void {
      for (const [mark, badge] of drawn) place(mark, badge);
    },
    /** Runs in the observer's callback: a badge never outlives its mark. */
    dropStale(): void {
      for (const mark of drawn.keys()) if (!isDrawn(mark)) erase(mark);
    },
  };
}
