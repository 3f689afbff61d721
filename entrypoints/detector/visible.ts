import { boxesOf, elementOf, type Mention } from '@/utils/in-page/mention';

/** Marks drawn at most at a time: more than fit on a screen that one can read. */
export const MOST_MARKS = 200;
const PER_STEP = 64;

const inViewport = ({ left, right, top, bottom }: DOMRect): boolean =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/**
 * The mentions that stand in the viewport, in steps. A reading of one element's box costs about 1 µs while the layout
 * is clean; only those in the viewport are measured to the letter.
 */
export function* findVisible(mentions: Iterable<Mention>, done: (visible: Mention[]) => void): Generator<void> {
  const visible: Mention[] = [];
  let read = 0;
  for (const mention of mentions) {
    const element = elementOf(mention);
    if (element?.isConnected && visible.length < MOST_MARKS && isNear(element)) {
      if (boxesOf(mention).some(inViewport)) visible.push(mention);
    }
    if (++read % PER_STEP === 0) yield;
  }
  // What is done with them takes a while.
  yield;
  done(visible);
}

/** `display: contents` has no box of its own; then the text itself is measured. */
function isNear(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width + box.height === 0 || inViewport(box);
}
