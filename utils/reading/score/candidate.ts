import { displayName, type JsonNode } from '@/utils/reading/json/json-tree';
import type { RankedCandidate } from './rank-candidates';
import type { Scale } from './score';
import type { ScoreRule } from './score-rule';

export interface Candidate {
  pointer: string;
  key: string;
  name: string;
  /** Names of the enclosing parts, outermost first. */
  path: string[];
  /** As sent. */
  value: string;
  number: number;
  raw: number | string;
  /** For the score rule, if the user chooses this number. */
  type: ScoreRule['type'];
  scale: Scale | null;
  /** Higher is likelier. For ordering, not for display. */
  points: number;
  /** The name alone says score or risk. */
  named: boolean;
  /** `match-strength`: it says how well a single hit fits what was asked. Offered last. */
  kind: 'match-strength' | null;
}

/** Returns a ranked number as an entry of the list "Which of these is the score?". */
export function toCandidate({ leaf, sent, points, name, ofMatch }: RankedCandidate, scale: Scale | null): Candidate {
  const raw = typeof leaf.value === 'number' ? leaf.value : sent.text;
  const shown = { pointer: leaf.pointer, key: leaf.key, name: displayName(leaf), path: pathOf(leaf.parent) };
  return {
    ...shown,
    value: leaf.literal ?? sent.text,
    number: sent.number,
    raw,
    type: typeof raw === 'number' ? 'number' : 'text',
    scale,
    points,
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
