import { describe, expect, test } from 'vitest';
import { byBestMatch } from '@/utils/compare/by-best-match';
import type { HitComparison } from '@/utils/compare/compare-hit';
import type { BirthState, CountryState, NameState, TypeState } from '@/utils/compare/comparison';

const hit = (
  name: NameState,
  birth: BirthState = 'not-stated',
  country: CountryState = 'not-stated',
  type: TypeState = 'not-stated',
): HitComparison => {
  const of = <State>(state: State) => ({ state, stated: null, asked: null });
  return { name: { ...of(name), words: null, isAlias: false }, birth: of(birth), country: of(country), type: of(type) };
};

describe('the first of two hits fits better', () => {
  test.each<[string, HitComparison, HitComparison]>([
    ['by its name', hit('same'), hit('part')],
    [
      'by its name, whatever its country',
      hit('other-order', 'not-stated', 'differs'),
      hit('similar', 'same', 'not-stated'),
    ],
    ['a name that cannot be read before one in part another', hit('other-script'), hit('some')],
    ['and that before another name', hit('some', 'differs', 'differs'), hit('different', 'same', 'same')],
    ['by its birth', hit('same', 'same'), hit('same', 'same-year')],
    ['a year before nothing', hit('part', 'in-range'), hit('part')],
    ['nothing before another birth', hit('part'), hit('part', 'differs')],
    ['by its country', hit('same', 'same', 'possible'), hit('same', 'same', 'not-understood')],
    ['a place of birth is no other country', hit('same', 'same', 'birth-place'), hit('same', 'same', 'differs')],
    ['by its type', hit('same', 'same', 'same'), hit('same', 'same', 'same', 'differs')],
    ['with birth and country before one that states neither', hit('part', 'same', 'same'), hit('same')],
    ['with a year and a former country that fit, too', hit('part', 'same-year', 'possible'), hit('same')],
    [
      'an alike name that fits before the same one of another birth',
      hit('similar', 'in-range', 'same'),
      hit('other-spelling', 'differs', 'same'),
    ],
    ['the name itself before a part of it', hit('same', 'same', 'same'), hit('part', 'same', 'same')],
  ])('%s', (_, better, worse) => {
    expect(byBestMatch(better, worse)).toBeLessThan(0);
    expect(byBestMatch(worse, better)).toBeGreaterThan(0);
    expect(byBestMatch(better, better)).toBe(0);
  });
});

test('spellings and orders of the name are as good as the name', () => {
  for (const state of ['other-order', 'other-spelling'] as const) expect(byBestMatch(hit('same'), hit(state))).toBe(0);
});
