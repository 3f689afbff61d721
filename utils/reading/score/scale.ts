import { isList } from '@/utils/json/json-object';
import type { JsonNode } from '@/utils/json/json-tree';
import { type ChildrenByName, findScale, indexChildren, scaleInText } from '@/utils/json/stated-scale';
import type { RankedCandidate } from './rank-candidates';
import type { Scale } from './score';

/** Returns the scale that the answer states beside a number, or null. */
export type ReadScale = (candidate: RankedCandidate) => Scale | null;

/**
 * Creates a reader of stated scales. A scale is never inferred from the value: 0.01 is MaxMind's least risk (0.01–99), 1
 * is FullContact's best (1–5).
 */
export function createReadScale(ranked: readonly RankedCandidate[]): ReadScale {
  const scoresIn = Map.groupBy(
    ranked.filter(({ name }) => name.base > 0),
    ({ leaf }) => leaf.parent,
  );
  const indexed = new Map<JsonNode, ChildrenByName>();
  return ({ leaf, sent, name }) => {
    if (sent.outOf !== null) return scaleInText(sent, leaf.pointer);
    const node = leaf.parent;
    if (node === null || isList(node.value) || name.base === 0) return null;
    const children = indexed.get(node) ?? indexChildren(node);
    indexed.set(node, children);
    if (children.size === 0) return null;
    // In `score: { value, max }` and beside a lone `score`, the bare words refer to it; beside other names only `scale`
    // does.
    const isAlone = (scoresIn.get(node)?.length ?? 0) <= 1;
    const ofValue = name.borrows === 'value';
    const bareEnds = ofValue || (isAlone && leaf.words.join(' ') === 'score');
    const words = ofValue ? 'score' : leaf.words.join(' ');
    return findScale(children, sent.number, { name: words, bareWhole: ofValue || isAlone, bareEnds, anyEnd: ofValue });
  };
}
