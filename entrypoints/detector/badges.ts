import { elementAt } from '@/utils/in-page/element-at';
import { boxesBetween, elementOf, holds } from '@/utils/in-page/mention';
import type { Overlay } from '@/utils/in-page/overlay';
import { viewport } from '@/utils/in-page/viewport';
import type { Mark, Marks } from './marks';

const SIZE = { width: 38, height: 16, gap: 4 };
/** Room between a badge and the next address, and before one that stands in front of its own, where there may be a badge, in px. */
const CLEAR = 16;
const FAR = 64;
/** A side that is wanted a second time is looked at again after this long, in ms: it costs six hit tests for each mark. */
const FRESH_MS = 1_000;

/**
 * Small boxes of one size beside the marked addresses, with the score as sent where one is known. The others are there
 * too, and nobody sees them: a page can ask the browser whether anything stands over a place (Chromium's
 * `IntersectionObserver` with `trackVisibility`), and how long it takes to paint, and would learn whom somebody has
 * checked. A badge belongs to its mark: where the mark goes, the badge goes with it.
 */
export function createBadges(
  overlay: Overlay,
  marks: Marks,
  scoreOf: (address: string) => string | undefined,
  again: () => void,
) {
  const drawn = new Map<Mark, { box: HTMLElement; after: boolean }>();
  const sides = new Map<string, boolean | undefined>();
  let waits = false;

  /** The free side at a place of the page, so that one that writes the same text anew again and again is looked at once. */
  function sideOf(mark: Mark): boolean | undefined {
    const [x, y] = spotOf(mark, true);
    const place = `${mark.mention.address} ${x + scrollX} ${y + scrollY}`;
    if (!sides.has(place)) sides.set(place, freeSide(mark));
    else waits = waits || Boolean(setTimeout(lookAgain, FRESH_MS));
    return sides.get(place);
  }
  /** Whether a badge there could be read as another address's: one that it follows, or that follows it closely. */
  function isNearOther(mark: Mark, after: boolean): boolean {
    const [x, y] = spotOf(mark, after);
    const [from, to] = after ? [x, x + SIZE.width + CLEAR] : [x - FAR, x + SIZE.width];
    const middle = y + SIZE.height / 2;
    return [...marks.drawn.values()].some(({ boxes }) =>
      boxes.some(({ left, right, top, bottom }) => top < middle && bottom > middle && right > from && left < to),
    );
  }
  function lookAgain(): void {
    waits = false;
    sides.clear();
    again();
  }
  function erase(mark: Mark): void {
    drawn.get(mark)?.box.remove();
    drawn.delete(mark);
  }

  return {
    /** Brings the badges in line with the marks, in steps: each is a look for a free side. */
    *update(): Generator<void> {
      const wanted = new Map<Mark, boolean>();
      for (const mark of [...marks.drawn.values()]) {
        const after = sideOf(mark);
        if (after !== undefined && !isNearOther(mark, after)) wanted.set(mark, after);
        yield;
      }
      for (const mark of drawn.keys()) if (!wanted.has(mark)) erase(mark);
      for (const [mark, after] of wanted) {
        const box = drawn.get(mark)?.box ?? overlay.draw('badge');
        const score = scoreOf(mark.mention.address);
        drawn.set(mark, { box, after });
        if (score) box.dataset.shown = score.slice(0, 12);
        else delete box.dataset.shown;
      }
      // A mark may have gone between two steps.
      this.dropStale();
      this.follow();
    },
    /** Follows the marks after something moved, without looking again for a free side. */
    follow(): void {
      for (const [mark, { box, after }] of drawn) overlay.place(box, ...spotOf(mark, after));
    },
    /** In the observer's callback: a badge never outlives its mark. */
    dropStale(): void {
      for (const mark of drawn.keys()) if (marks.drawn.get(mark.mention) !== mark) erase(mark);
    },
  };
}

/** Where a badge stands: after the last line of the address, or before its first. A mark has one box at least. */
function spotOf({ boxes }: Mark, after: boolean): [x: number, y: number] {
  const box = boxes.at(after ? -1 : 0) ?? new DOMRect();
  return [after ? box.right + SIZE.gap : box.left - SIZE.gap - SIZE.width, box.top + (box.height - SIZE.height) / 2];
}

/** The side where nothing of the page stands, nor its scroll bar: after the address, else before it, else none. */
function freeSide(mark: Mark): boolean | undefined {
  const own = elementOf(mark.mention);
  return [true, false].find((after) => {
    const [x, y] = spotOf(mark, after);
    return own && x + SIZE.width <= viewport()[0] && isFree(own, x, y);
  });
}

/** Free is a place where only the address's own box or one around it lies, and no text of it. */
function isFree(own: Element, x: number, y: number): boolean {
  const middle = y + SIZE.height / 2;
  return [x + 1, x + SIZE.width / 2, x + SIZE.width - 1].every((at) => {
    const hit = elementAt(at, middle);
    return hit?.contains(own) && !isControl(hit, own) && !hasTextAt(hit, at, middle);
  });
}

const CONTROLS = 'a,button,input,select,textarea,label,summary,[role=button],[role=link],[contenteditable]';
const isControl = (hit: Element, own: Element): boolean => hit !== own && hit.matches(CONTROLS);

/** Whether a line of text stands at a point: the nearest caret position there has a character whose box holds it. */
function hasTextAt(hit: Element, x: number, y: number): boolean {
  const { offsetNode: node, offset = 0 } = document.caretPositionFromPoint(x, y) ?? {};
  if (!(node instanceof Text && hit.contains(node))) return false;
  const around = boxesBetween(node, Math.max(0, offset - 1), node, Math.min(node.data.length, offset + 1));
  return around.some((box) => holds(box, x, y));
}
