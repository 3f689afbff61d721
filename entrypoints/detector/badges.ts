import type { Overlay } from '@/utils/in-page/overlay';
import { drawBadge } from './badge-picture';
import { isSpotFree, placeOf, type Spot, spotsOf } from './badge-spots';
import type { Mark, Marks } from './marks';

/** Room between a badge and the next address, and before one that stands in front of its own, where there may be a badge, in px. */
const CLEAR = 16;
const FAR = 64;
/** Room to the addresses of the lines above and below, in px: a badge of its own is at most 1 px away. */
const CLEAR_LINES = 8;
/** A place that is wanted a second time is looked at again after this long, in ms: it costs three hit tests or more. */
const FRESH_MS = 1_000;

interface Badge {
  canvas: HTMLCanvasElement;
  spot: Spot;
  /** Of what is drawn: size, device pixels and score. */
  picture: string;
}

/**
 * A small canvas beside each marked address, with the score as sent where one is known. Unknown addresses have one too,
 * of the same size and with as much drawn on it, too faint to be seen: a page can ask the browser whether anything lies over
 * a place (Chromium's `IntersectionObserver` with `trackVisibility`), and how long it takes to paint, and would learn whom
 * the user has checked. Where there is no room for one, the mark's line alone tells a known address.
 */
export function createBadges(
  overlay: Overlay,
  marks: Marks,
  scoreOf: (address: string) => string | undefined,
  again: () => void,
) {
  const drawn = new Map<Mark, Badge>();
  /** By address and place in the page, so that a page that writes the same text again and again is looked at once. */
  const spots = new Map<string, Spot | undefined>();
  /** Canvases without a mark; making one takes longer than drawing on it. */
  const spare: HTMLCanvasElement[] = [];
  let waits = false;

  /** Whether a badge there could be read as another address's, or lies on another badge. */
  function isClear(mark: Mark, spot: Spot, taken: readonly DOMRect[]): boolean {
    const place = placeOf(mark, spot);
    const lines = spot.stacked ? CLEAR_LINES : -place.height / 2;
    // The room between an address and its badge counts too.
    const anchor = place.left - spot.dx;
    const isAfter = spot.from === 'end';
    const left = spot.stacked ? place.left - CLEAR / 2 : isAfter ? anchor : place.left - FAR;
    const right = spot.stacked ? place.right + CLEAR / 2 : isAfter ? place.right + CLEAR : anchor;
    const meets = (box: DOMRect, more: number) =>
      box.right > left && box.left < right && box.top < place.bottom + more && box.bottom > place.top - more;
    for (const other of marks.drawn.values())
      if (other !== mark && other.boxes.some((box) => meets(box, lines))) return false;
    return !taken.some((box) => meets(box, 0));
  }
  function spotOf(mark: Mark, taken: readonly DOMRect[]): Spot | undefined {
    const { x = 0, y = 0 } = mark.boxes[0] ?? {};
    const key = `${mark.mention.address} ${x + scrollX} ${y + scrollY}`;
    const known = spots.get(key);
    if (spots.has(key)) {
      waits = waits || Boolean(setTimeout(lookAgain, FRESH_MS));
      if (!known || isClear(mark, known, taken)) return known;
    }
    let found: Spot | undefined;
    for (const spot of spotsOf(mark)) {
      if (!isClear(mark, spot, taken) || !isSpotFree(mark, spot)) continue;
      found = spot;
      break;
    }
    spots.set(key, found);
    return found;
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
    const { x, y, width, height } = placeOf(mark, spot);
    overlay.place(canvas, x, y, width, height);
  }
  function draw(mark: Mark, badge: Badge): void {
    const { canvas, spot } = badge;
    const score = scoreOf(mark.mention.address);
    const picture = `${spot.width} ${spot.height} ${devicePixelRatio} ${score}`;
    if (picture === badge.picture) return;
    badge.picture = picture;
    drawBadge(canvas, score, spot, devicePixelRatio);
    if (score === undefined) delete canvas.dataset.shown;
    else canvas.dataset.shown = score;
  }
  function stand(mark: Mark, spot: Spot): void {
    const badge = drawn.get(mark) ?? { canvas: addCanvas(), spot, picture: '' };
    badge.spot = spot;
    drawn.set(mark, badge);
    draw(mark, badge);
    place(mark, badge);
  }

  return {
    /** Brings the badges in line with the marks, in steps: each looks for a free spot, or draws one badge (about 50 µs). */
    *update(): Generator<void> {
      const wanted = new Map<Mark, Spot>();
      const taken: DOMRect[] = [];
      for (const mark of [...marks.drawn.values()]) {
        const spot = spotOf(mark, taken);
        if (spot) {
          wanted.set(mark, spot);
          taken.push(placeOf(mark, spot));
        }
        yield;
      }
      for (const mark of drawn.keys()) if (!wanted.has(mark)) erase(mark);
      for (const [mark, spot] of wanted) {
        // A mark may have gone between two steps.
        if (marks.drawn.get(mark.mention) === mark) stand(mark, spot);
        yield;
      }
      this.redraw();
    },
    /** Draws the scores that are known now. Called when a lookup ends, so it changes nothing that the page could see. */
    redraw(): void {
      for (const { mention, lines } of marks.drawn.values()) {
        const isKnown = scoreOf(mention.address) !== undefined;
        for (const line of lines) line.classList.toggle('known', isKnown);
      }
      for (const [mark, badge] of drawn) draw(mark, badge);
    },
    /** Follows the marks after something moved, without looking again for a free spot. */
    follow(): void {
      for (const [mark, badge] of drawn) place(mark, badge);
    },
    /** In the observer's callback: a badge never outlives its mark. */
    dropStale(): void {
      for (const mark of drawn.keys()) if (marks.drawn.get(mark.mention) !== mark) erase(mark);
    },
  };
}
