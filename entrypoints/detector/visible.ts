import { inSteps } from '@/utils/in-page/in-steps';
import { boxesOf, elementOf, type Mention } from '@/utils/in-page/mention';
import type { Registry } from './registry';

/** Marks drawn at most at a time: more than fit on a screen that one can read. */
export const MOST_MARKS = 200;

const inViewport = ({ left, right, top, bottom }: DOMRect): boolean =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/**
 * The mentions that stand in the viewport, in steps. A reading of one element's box costs about 1 µs while the layout
 * is clean; only those in the viewport are measured to the letter. What the page no longer holds is forgotten, so that
 * it can be freed.
 */
export function* findVisible(registry: Registry): Generator<void, Mention[]> {
  const visible: Mention[] = [];
  yield* inSteps(registry.all(), (mention) => {
    const element = elementOf(mention);
    if (!element?.isConnected) registry.dropNode(mention.first);
    else if (visible.length < MOST_MARKS && isNear(element) && boxesOf(mention).some(inViewport)) visible.push(mention);
  });
  return visible;
}

/** `display: contents` has no box of its own; then the text itself is measured. */
function isNear(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width + box.height === 0 || inViewport(box);
}
