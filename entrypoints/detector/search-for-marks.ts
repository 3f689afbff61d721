import { boxesOf, type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { STEP } from '@/utils/in-page/in-steps';
import type { Geometry } from './geometry';
import { MAX_MARKS, type Marks } from './marks';
import type { UpdateReason } from './moving-scrollers';
import type { Registry } from './registry';
import { revalidate } from './revalidate';

/**
 * Searches the registry for the matches to mark, in steps: those in the viewport that nothing covers. Erases all other
 * marks that are older than the search; the next update draws the new ones.
 */
export function* searchForMarks(
  registry: Registry,
  geometry: Geometry,
  marks: Marks,
  reason: UpdateReason,
): Generator<void> {
  const older = [...marks.drawn.values()];
  const visible = yield* findVisible(registry, geometry);
  if (reason === 'change') geometry.forgetStyles();
  geometry.covers.learnEdges();
  const kept: EmailMatch[] = [];
  for (const found of visible) {
    geometry.covers.learnHeadersOf(elementOf(found));
    if (reason === 'scroll' && marks.drawn.get(found)?.isCarried) kept.push(found);
    else kept.push(...revalidate(found, registry).filter(geometry.isUncovered));
    yield;
  }
  // A match may have been found again since its step.
  const current = new Set(kept.flatMap((match) => registry.same(match) ?? []));
  for (const mark of older) if (marks.drawn.get(mark.match) === mark && !current.has(mark.match)) marks.erase(mark);
  current.forEach(marks.add);
}

const inViewport = ({ left, right, top, bottom }: DOMRect): boolean =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/**
 * Finds the matches in the viewport, in steps. Reads element boxes first (1 µs each with clean layout) and measures
 * only nearby matches exactly. Removes detached nodes, so that they can be freed.
 */
function* findVisible(registry: Registry, geometry: Geometry): Generator<void, EmailMatch[]> {
  const visible = new Set<EmailMatch>();
  let steps = 0;
  for (const [node, matches] of registry.all()) {
    if (steps++ % STEP === 0) yield;
    const element = matches[0] && elementOf(matches[0]);
    if (!element?.isConnected) registry.dropNode(node);
    else if (isNear(element)) {
      // Chromium takes 1 ms to measure one match in a text of 20 000 lines. In such a long list, matches are ordered
      // vertically.
      let from = 0;
      let to = matches.length > MAX_MARKS ? matches.length : 0;
      for (; from < to; yield) {
        const middle = (from + to) >> 1;
        if (isAbove(matches[middle])) from = middle + 1;
        else to = middle;
      }
      for (const match of matches.slice(from, from + MAX_MARKS)) {
        // Matches clipped by a scroller do not count toward the limit.
        if (visible.size < MAX_MARKS && geometry.clippedBoxes(match).some(inViewport)) visible.add(match);
        yield;
      }
    }
  }
  return [...visible];
}

const isAbove = (match?: EmailMatch) => match && (boxesOf(match)[0]?.bottom ?? 0) < 0;

/** `display: contents` has no box; then the text is measured. */
function isNear(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width + box.height === 0 || inViewport(box);
}
