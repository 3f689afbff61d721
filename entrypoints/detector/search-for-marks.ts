import { type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { findVisible } from './find-visible';
import type { Geometry } from './geometry';
import type { Marks } from './marks';
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
