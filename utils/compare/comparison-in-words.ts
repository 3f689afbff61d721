import type { PlainKey } from '../texts/text-key';
import type { Texts, Translate } from '../texts/texts';
import type { HitComparison } from './compare-hit';
import type { BirthState, Comparison, CountryState, NameState, TypeState } from './comparison';

export type FactState = BirthState | CountryState | NameState | TypeState;

/** States that say how two values compare. */
export type ComparedState = Exclude<FactState, 'not-stated' | 'not-asked'>;

export const isCompared = (state: FactState): state is ComparedState => state !== 'not-stated' && state !== 'not-asked';

export const STATE_WORDS: Record<ComparedState, PlainKey> = {
  same: 'compare.same',
  'same-year': 'compare.sameYear',
  'either-order': 'compare.eitherOrder',
  'in-range': 'compare.inRange',
  'same-words': 'compare.sameWords',
  alias: 'compare.alias',
  other: 'compare.otherName',
  differs: 'compare.differs',
  'not-understood': 'compare.notUnderstood',
};

/** Returns "Born 1961", "Born in Spain", or that the hit does not state what was asked; empty if it was not asked either. */
export function factText(
  { stated, asked }: Comparison<FactState>,
  [named, missing]: readonly ['compare.born', 'compare.noBirth'] | readonly ['compare.country', 'compare.noCountry'],
  t: Translate,
): string {
  if (stated) return t(stated.isBirthPlace ? 'compare.bornIn' : named, { value: stated.text });
  return asked === null ? '' : t(missing);
}

/** Returns one hit beside what was asked, fact by fact: "Born 1961 (differs)". A name or type that is the same is left out. */
export function comparisonInWords({ name, birth, country, type }: HitComparison, { t }: Pick<Texts, 't'>): string[] {
  const facts: { text: string; state: FactState }[] = [
    { text: name.state === 'same' || name.state === 'not-stated' ? '' : t('compare.name'), state: name.state },
    { text: factText(birth, ['compare.born', 'compare.noBirth'], t), state: birth.state },
    { text: factText(country, ['compare.country', 'compare.noCountry'], t), state: country.state },
    {
      text: type.state === 'differs' && type.stated ? t('compare.type', { value: type.stated.text }) : '',
      state: type.state,
    },
  ];
  return facts
    .filter(({ text }) => text !== '')
    .map(({ text, state }) => (isCompared(state) ? `${text} (${t(STATE_WORDS[state])})` : text));
}
