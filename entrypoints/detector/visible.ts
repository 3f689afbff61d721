import { STEP } from '@/utils/in-page/in-steps';
import { boxesOf, elementOf, type Mention } from '@/utils/in-page/mention';
import { uncutBoxes } from './covered';
import type { Registry } from './registry';

/** Maximum number of marks drawn: more than a readable screen holds. */
export const MOST_MARKS = 200;

const inViewport = ({ left, right, top, bottom }: DOMRect): boolean =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/**
 * Finds the mentions in the viewport, in steps. Reads element boxes first (1 µs each with clean layout) and measures
 * only nearby mentions exactly. Removes detached nodes, so that they can be freed.
 */
export function* findVisible(registry: Registry): Generator<void, Mention[]> {
  const visible = new Set<Mention>();
  let steps = 0;
  for (const [node, mentions] of registry.all()) {
    if (steps++ % STEP === 0) yield;
    const element = mentions[0] && elementOf(mentions[0]);
    if (!element?.isConnected) registry.dropNode(node);
    else if (isNear(element)) {
      // Chromium takes 1 ms to measure one mention in a text of 20 000 lines. In such a long list, mentions are ordered
      // vertically.
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

/** Mentions clipped by a scroller do not count toward the limit. */
const isInSight = (mention: Mention): boolean => uncutBoxes(mention).some(inViewport);

const isAbove = (mention?: Mention) => mention && (boxesOf(mention)[0]?.bottom ?? 0) < 0;

/** `display: contents` has no box; then the text is measured. */
function isNear(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width + box.height === 0 || inViewport(box);
}
