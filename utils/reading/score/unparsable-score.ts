import { isBlank } from '@/utils/reading/json/blank';
import type { JsonLeaf } from '@/utils/reading/json/json-tree';
import { nameOf } from '@/utils/reading/json/words';
import type { Abstention } from './score';
import { readScoreName } from './score-name';

const MAX_SHOWN = 40;

/** "9,5", "1e400", "NaN", "12 345": intended as numbers, but ambiguous or unreadable. */
const NUMBER_LIKE = /^[^\p{L}]*\p{N}[^\p{L}]*$|^\s*[+-]?[\d.,]+e[+-]?\d+\s*$|^\s*[+-]?(?:nan|inf(?:inity)?)\s*$/iu;

/**
 * Returns the likeliest field that is named like a score and the text sent, or null. Call it if no such field holds a
 * plain number. `text` is empty if the field has no value.
 */
export function findUnparsableScore(leaves: readonly JsonLeaf[]): Abstention | null {
  let best: { abstention: Abstention; rank: number } | null = null;
  for (const leaf of leaves) {
    if (leaf.parent?.failed || leaf.parent?.inList) continue;
    const name = readScoreName(leaf, new Set());
    const isScore = name.words.at(-1) === 'score' && name.borrows !== 'member';
    const text = isBlank(leaf.value) ? '' : String(leaf.value).slice(0, MAX_SHOWN);
    if (name.base === 0 || !(isScore || NUMBER_LIKE.test(text))) continue;
    // A field with a value outranks an empty field.
    const rank = name.base + (text === '' ? 0 : 1000);
    if (best !== null && best.rank >= rank) continue;
    const isNumber = typeof leaf.value === 'number';
    const field = { name: nameOf(leaf.key, leaf.words), text: leaf.literal ?? text, isNumber };
    best = { abstention: { reason: 'not-a-number', pointer: leaf.pointer, field }, rank };
  }
  return best?.abstention ?? null;
}
