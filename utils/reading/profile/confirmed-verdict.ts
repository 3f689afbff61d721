import { isNode, type JsonLeaf } from '@/utils/json/json-tree';
import type { Verdict } from '@/utils/reading/score/verdict';
import { buildField } from '@/utils/reading/sections/build-part';
import type { Change } from './change';
import { isContradictory } from './confirmed-row';
import { type JsonPlace, placesAt } from './pattern';
import { type FieldPattern, VERDICT_MEANINGS, type VerdictMeaning, type VerdictRule } from './profile';
import { isSameWord, typeOf, wordOf } from './word';

/** The verdict by the profile. `verdict` is null if its field is gone or no single value. */
interface ConfirmedVerdict {
  verdict: Verdict | null;
  changes: Change[];
}

const meaningOf = ({ words }: VerdictRule, place: JsonPlace): VerdictMeaning | null => {
  const word = wordOf(place);
  return word === null ? null : (words.find((own) => isSameWord(own.word, word))?.means ?? null);
};

/** From the calmest to the most alarming; an unknown word is more than a calm one. */
const alarm = (meaning: VerdictMeaning | null): number =>
  meaning === 'neutral' || meaning === null ? 0.5 : VERDICT_MEANINGS.indexOf(meaning);

/** Reads the verdict from its confirmed field, the most alarming one of several. Its color is only what was confirmed. */
export function readConfirmedVerdict(
  rule: VerdictRule,
  root: JsonPlace,
  known: FieldPattern | undefined,
): ConfirmedVerdict {
  const { pattern } = rule;
  const { places, isMissing } = placesAt(root, pattern);
  const leaves = places.filter((place): place is JsonLeaf => !isNode(place));
  const changes: Change[] = [];
  if (isMissing && known?.always !== false) changes.push({ kind: 'gone', pattern });
  if (known && places.some((place) => !known.types.includes(typeOf(place)))) changes.push({ kind: 'retyped', pattern });
  const read = leaves.map((leaf) => ({ leaf, means: isContradictory(leaf) ? null : meaningOf(rule, leaf) }));
  for (const { leaf, means } of read) {
    if (means === null) changes.push({ kind: 'unknown-word', pattern, word: wordOf(leaf) ?? '…' });
  }
  const [worst] = read.toSorted((a, b) => alarm(b.means) - alarm(a.means));
  if (worst === undefined) return { verdict: null, changes };
  const { leaf, means } = worst;
  const { name, value } = buildField(leaf);
  const text = value.kind === 'list' ? '' : value.text;
  const tone = means === null || means === 'neutral' ? null : means;
  return { verdict: { pointer: leaf.pointer, key: leaf.key, name, text, tone }, changes };
}
