import { isBlank } from '@/utils/json/blank';
import { displayName, type JsonLeaf } from '@/utils/json/json-tree';
import { SCORE_WORDS } from '@/utils/json/score-words';
import { isNotComputed, readSentNumber } from '@/utils/json/sent-number';
import type { Abstention } from './score';
import { readScoreName } from './score-name';

const MAX_SHOWN = 40;

/** "9,5", "1e400", "NaN", "12 345": intended as numbers, but ambiguous or unreadable. */
const NUMBER_LIKE = /^[^\p{L}]*\p{N}[^\p{L}]*$|^\s*[+-]?[\d.,]+e[+-]?\d+\s*$|^\s*[+-]?(?:nan|inf(?:inity)?)\s*$/iu;

/** Names a field and the text sent. */
export const fieldOf = (leaf: JsonLeaf, text: string): NonNullable<Abstention['field']> => ({
  name: displayName(leaf),
  text: leaf.literal ?? text,
  isNumber: typeof leaf.value === 'number',
});

/**
 * Returns the likeliest field that is named like a score and the text sent, or null. Readable numbers are
 * candidates, so they are skipped. `text` is empty if the field has no value.
 */
export function findUnparsableScore(leaves: readonly JsonLeaf[]): Abstention | null {
  let best: { abstention: Abstention; rank: number } | null = null;
  for (const leaf of leaves) {
    if (leaf.parent?.failed || leaf.parent?.inList) continue;
    const name = readScoreName(leaf, SCORE_WORDS.partName);
    const sent = readSentNumber(leaf.value);
    const isComputed = sent === null || !isNotComputed(sent);
    // A readable number is a candidate. A part that was not computed says nothing about the whole.
    if (isComputed ? sent !== null && Math.abs(sent.number) < 1e9 : name.part) continue;
    const isScore = name.words.at(-1) === 'score' && name.borrows !== 'member';
    const text = isBlank(leaf.value) ? '' : String(leaf.value).slice(0, MAX_SHOWN);
    if (name.base === 0 || !(isScore || NUMBER_LIKE.test(text))) continue;
    // A field with a value outranks an empty field.
    const rank = name.base + (text === '' ? 0 : 1000);
    if (best !== null && best.rank >= rank) continue;
    const reason = isComputed ? 'not-a-number' : 'not-computed';
    best = { abstention: { reason, pointer: leaf.pointer, field: fieldOf(leaf, text) }, rank };
  }
  return best?.abstention ?? null;
}
