import type { RankedCandidate } from './candidates';
import type { Candidate, Scale } from './report';
import type { Leaf, Place } from './walk';
import { nameOf } from './words';

/** Returns a ranked number as an entry of the list "Which of these is the score?". */
export function toCandidate({ leaf, sent, points, name }: RankedCandidate, scale: Scale | null): Candidate {
  const raw = typeof leaf.value === 'number' ? leaf.value : sent.text;
  const shown = { pointer: leaf.pointer, key: leaf.key, name: leafName(leaf), place: placeNames(leaf.place) };
  return {
    ...shown,
    value: sent.text,
    number: sent.number,
    raw,
    type: typeof raw === 'number' ? 'number' : 'text',
    scale,
    points,
    named: name.base > 0,
  };
}

/** Returns the key in words; for a list item, its position counted from 1. */
function leafName({ key, words, place }: Leaf): string {
  return Array.isArray(place?.node) ? String(Number(key) + 1) : nameOf(key, words);
}

// More names than this do not help to locate a value, and an answer may be deep.
const mostNames = 12;

/** Returns the names of the parts around a leaf, outermost first. */
export function placeNames(place: Place | null): string[] {
  const names: string[] = [];
  for (let at = place; at?.parent != null && names.length < mostNames; at = at.parent) {
    names.push(Array.isArray(at.parent.node) ? String(Number(at.key) + 1) : nameOf(at.key, at.words));
  }
  return names.reverse();
}
