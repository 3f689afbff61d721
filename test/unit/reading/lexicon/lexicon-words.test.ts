import { describe, expect, test } from 'vitest';
import { netKinds } from '@/utils/reading/facts/screening/net-words';
import { readOutcomeWords } from '@/utils/reading/facts/screening/statement';
import { KEY_WORDS } from '@/utils/reading/lexicon/key-words';
import { KIND_NAMES } from '@/utils/reading/lexicon/kind-table';
import { mayMention } from '@/utils/reading/lexicon/kinds';
import { textsOf } from '@/utils/reading/lexicon/languages';
import { OUTCOME_WORDS } from '@/utils/reading/lexicon/outcome-words';
import type { Tag } from '@/utils/reading/lexicon/word-row';
import { readAlarm } from '@/utils/reading/score/alarm';
import { summarize } from '../facts/screening/summarize';

const HIT = { name: 'Ada Example', list: 'Harbour list' };

const namesOf = ({ says }: { says: string }) =>
  KIND_NAMES.flatMap(({ kind, says: strengths, ...languages }) =>
    kind !== null && strengths.some((strength) => strength === says)
      ? textsOf(languages).flatMap((names) => names.split('|').map((name) => [name.trim(), kind] as const))
      : [],
  );

describe('a name of a kind in the table', () => {
  test.each(namesOf({ says: 'name' }))('“%s” is known in keys, sentences and tags, and as %s', (name, kind) => {
    const key = name.replaceAll(' ', '_');
    expect(summarize({ [key]: { hits: [HIT, HIT] } })).toContain(`${kind} found 2`);
    expect(summarize({ [`${key}_match`]: true })).toContain(`${kind} found`);
    expect(summarize({ message: `No ${name} found` })).toContain(`${kind} none-found`);
    expect(summarize({ checks: [{ type: name, result: 'no match' }] })).toContain(`${kind} none-found`);
    expect(summarize({ tags: [name] })).toContain(`${kind} found`);
    expect(mayMention(name.toUpperCase())).toBe(true);
  });

  test.each([...namesOf({ says: 'name' }), ...namesOf({ says: 'mention' })])(
    '“%s” in an unknown place may be of %s',
    (name, kind) => {
      expect([...netKinds(`zorb ${name}`)]).toContain(kind);
    },
  );
});

const wordsOf = (...tags: Tag[]): string[] =>
  [...OUTCOME_WORDS, ...KEY_WORDS].flatMap(({ is, ...languages }) =>
    tags.every((tag) => is.includes(tag)) ? textsOf(languages).flatMap((words) => words.split(/\s+/)) : [],
  );
/** Chinese has no spaces between its words. */
const isSpaced = (word: string): boolean => !/\p{Script=Han}/u.test(word);

describe('a word of a hit in the table', () => {
  const words = wordsOf('yes', 'hit-list', 'alarming');

  test.each(words)('“%s” names lists of hits, says that there is one, and is alarming', (word) => {
    expect(summarize({ sanctions: { [word]: [HIT] } })).toBe('sanctions found 1');
    expect(summarize({ pep: { status: word } })).toBe('pep found');
    expect(readAlarm(word)).toBe('alarming');
  });

  test('there are such words in each language', () => {
    for (const word of ['hit', 'treffer', 'correspondance', 'coincidencia', 'corrispondenza', 'trafienie', '命中'])
      expect(words).toContain(word);
  });
});

test.each(wordsOf('no', 'negation').filter(isSpaced))('“%s” denies a hit in statuses and in verdicts', (no) => {
  expect(readOutcomeWords(`${no} match`)).toBe('none');
  expect(readAlarm(`${no} match`)).toBe('calm');
  expect(summarize({ pep: { status: `${no} hits` } })).toBe('pep none-found');
});

test.each(wordsOf('count', 'result', 'result-list'))('“%s” is a list of results, and a count of them', (word) => {
  expect(summarize({ sanctions: { [word]: [HIT] } })).toBe('sanctions found 1');
  expect(summarize({ [`sanction_${word}`]: 0 })).toBe('sanctions none-found');
});

test('each word stands in one row', () => {
  const words = [...OUTCOME_WORDS, ...KEY_WORDS].flatMap((row) => [...new Set(textsOf(row).join(' ').split(/\s+/))]);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});
