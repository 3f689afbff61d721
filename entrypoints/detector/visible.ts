import { STEP } from '@/utils/in-page/in-steps';
import { boxesOf, elementOf, type Mention } from '@/utils/in-page/mention';
import { uncutBoxes } from './covered';
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
  const visible = new Set<Mention>();
  let steps = 0;
  for (const [node, mentions] of registry.all()) {
    if (steps++ % STEP === 0) yield;
    const element = mentions[0] && elementOf(mentions[0]);
    if (!element?.isConnected) registry.dropNode(node);
    else if (isNear(element)) {
      // One takes Chromium 1 ms to measure in a text of 20 000 lines. In a list so long they stand one below another.
      let from = 0;
      let to = mentions.length > MOST_MARKS ? mentions.length : 0;
      for (; from < to; yield) {
        const middle = (from + to) >> 1;
        if (isAbove(mentions[middle])) from = middle + 1;
        else to = middle;
      }
      for (const mention of mentions.slice(from, from + MOST_MARKS)) {
        if (visible.size < MOST_MARKS && isInSight(mention)) visible.add(mention);
        yield;
      }
    }
  }
  return [...visible];
}

/** What a scroller around it cuts off is none of the marks that there may be. */
const isInSight = (mention: Mention): boolean => uncutBoxes(mention).some(inViewport);

const isAbove = (mention?: Mention) => mention && (boxesOf(mention)[0]?.bottom ?? 0) < 0;

/** `display: contents` has no box of its own; then the text itself is measured. */
function isNear(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width + box.height === 0 || inViewport(box);
}
