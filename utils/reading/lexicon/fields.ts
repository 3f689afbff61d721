import { FACT_FIELDS } from './fact-table';
import type { Field } from './field-row';
import { textsOf } from './languages';
import { NAME_FIELDS } from './name-table';
import { perWords, splitFused } from './words';

/** Words around the name of a field that do not change it: `matched_birth_date`, `primaryNationality`. */
const AROUND = new Set(
  `matched known full approximate alternative primary all main own personal person individual subject party entity hit match record profile target
  listed normalized normalised formatted original latin english text iso value values code codes display raw string es en is the of de di da du do del della la le`.split(
    /\s+/,
  ),
);
const COUNTED = /^\d{1,2}$/;

/** Lower case without accents, so that a key may have them or not. */
export const plainWord = (word: string): string =>
  /[^\0-\u007f]/.test(word)
    ? word
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .toLowerCase()
    : word;

const PHRASES = new Map<string, Field[]>();
for (const { is, ...languages } of [...NAME_FIELDS, ...FACT_FIELDS])
  for (const phrases of textsOf(languages))
    for (const phrase of phrases.split('|')) {
      const plain = phrase.trim().split(/\s+/).map(plainWord).join(' ');
      const known = PHRASES.get(plain) ?? [];
      if (!known.includes(is)) PHRASES.set(plain, [...known, is]);
    }

const VOCABULARY = new Set(
  [...PHRASES.keys()].flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 2),
);

/** "fechanacimiento" and "listname" have no separators, and "alias1" is an alias. */
const unfused = (word: string): readonly string[] => {
  const bare = word.replace(/(?<=[a-z]{3})\d{1,2}$/, '');
  return bare.length > 5 && !PHRASES.has(bare) ? (splitFused(bare, VOCABULARY) ?? [bare]) : [bare];
};

const singular = (phrase: string): string => phrase.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

function lookUp(words: readonly string[]): readonly Field[] | undefined {
  const phrase = words.join(' ');
  return PHRASES.get(phrase) ?? PHRASES.get(singular(phrase));
}

const NONE: readonly Field[] = [];

/** Returns what the value under a key is, by all its words or by those that matter; nothing for an unknown key. */
export const fieldsOf = perWords((words): readonly Field[] => {
  if (words.length === 0 || words.length > 8) return NONE;
  const plain = words.map(plainWord).flatMap(unfused);
  const whole = lookUp(plain);
  if (whole) return whole;
  for (let from = 0, to = plain.length; to - from > 1; ) {
    const [first, last] = [plain[from] ?? '', plain[to - 1] ?? ''];
    if (COUNTED.test(last) || (AROUND.has(last) && !AROUND.has(first))) to--;
    else if (AROUND.has(first)) from++;
    else break;
    const found = lookUp(plain.slice(from, to));
    if (found) return found;
  }
  const inner = plain.filter((word, i) => i === 0 || !/^(de|di|da|du|do|del|of|the|et|y|e|i)$/.test(word));
  return (inner.length < plain.length && lookUp(inner)) || NONE;
});

const joined = new WeakMap<readonly string[], WeakMap<readonly string[], readonly string[]>>();

/** Returns the words of a part and of a field in it, one array for equal words: `list: { name }` is a list name. */
export function joinWords(part: readonly string[], own: readonly string[]): readonly string[] {
  const known = joined.get(part) ?? new WeakMap<readonly string[], readonly string[]>();
  joined.set(part, known);
  const words = known.get(own) ?? [...part, ...own];
  known.set(own, words);
  return words;
}

/** Whether the value under a key is one of these. */
export const isField = (words: readonly string[], ...fields: readonly Field[]): boolean =>
  fieldsOf(words).some((field) => fields.includes(field));
