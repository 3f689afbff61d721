import { displayName, type JsonNode } from '@/utils/json/json-tree';
import type { RankedCandidate } from './rank-candidates';
import type { Scale } from './score';
import type { ScoreRule } from './score-rule';

export interface Candidate {
  pointer: string;
  name: string;
  /** Names of the enclosing parts, outermost first. */
  path: string[];
  /** As sent. */
  value: string;
  /** For the score rule, if the user chooses this number. */
  type: ScoreRule['type'];
  scale: Scale | null;
  /** The name alone says score or risk. */
  named: boolean;
  /** `match-strength`: it says how well a single hit fits what was asked. Offered last. */
  kind: 'match-strength' | null;
}

/** Returns a ranked number as an entry of the list "Which of these is the score?". */
export function toCandidate({ leaf, sent, name, ofMatch }: RankedCandidate, scale: Scale | null): Candidate {
  return {
    pointer: leaf.pointer,
    name: displayName(leaf),
    path: pathOf(leaf.parent),
    value: leaf.literal ?? sent.text,
    type: typeof leaf.value === 'number' ? 'number' : 'text',
    scale,
    named: name.base > 0,
    kind: ofMatch ? 'match-strength' : null,
  };
}

// More names than this do not help to locate a value, and an answer may be deep.
const MAX_NAMES = 12;

/** Returns the names of the parts around a leaf, outermost first. */
export function pathOf(node: JsonNode | null): string[] {
  const names: string[] = [];
  for (let at = node; at?.parent != null && names.length < MAX_NAMES; at = at.parent) {
    names.push(displayName(at));
  }
  return names.reverse();
}
