import type { PlainKey } from '../texts/text-key';
import type { Texts, Translate } from '../texts/texts';
import type { HitComparison } from './compare-hit';
import type { BirthState, Comparison, CountryState, NameComparison, NameState, TypeState } from './comparison';

export type FactState = BirthState | CountryState | NameState | TypeState;

/** States that say how two values compare. */
export type ComparedState = Exclude<FactState, 'not-stated' | 'not-asked' | 'birth-place'>;

export const isCompared = (state: FactState): state is ComparedState =>
  state !== 'not-stated' && state !== 'not-asked' && state !== 'birth-place';

/** States that name the words of which they are said. */
type WordedState = 'part' | 'similar' | 'some';

const STATE_WORDS: Record<Exclude<ComparedState, WordedState>, PlainKey> = {
  same: 'compare.same',
  'same-month': 'compare.sameMonth',
  'same-year': 'compare.sameYear',
  'either-order': 'compare.eitherOrder',
  'either-day': 'compare.eitherDay',
  'in-range': 'compare.inRange',
  possible: 'compare.possible',
  'other-order': 'compare.otherOrder',
  'other-spelling': 'compare.otherSpelling',
  reordered: 'compare.reordered',
  'other-script': 'compare.otherScript',
  different: 'compare.differs',
  differs: 'compare.differs',
  'not-understood': 'compare.notUnderstood',
};

/** A compared fact; only a name has words. */
export type Compared = Pick<Comparison<FactState>, 'state'> & Partial<Pick<NameComparison, 'words'>>;

/** Returns the words of a state, as "same year" or "similar: Jon / John"; empty for a fact that is not compared. */
export function stateInWords({ state, words }: Compared, t: Translate): string {
  if (!isCompared(state)) return '';
  if (state !== 'part' && state !== 'similar' && state !== 'some') return t(STATE_WORDS[state]);
  const { more = [], less = [], shared = [], alike = null } = words ?? {};
  const [asked, found] = alike ?? ['', ''];
  if (state === 'similar') return t('compare.similar', { asked, found });
  if (state === 'part')
    return more.length > 0
      ? t('compare.partMore', { words: more.join(' ') })
      : t('compare.partLess', { words: less.join(' ') });
  const common = shared.length > 0 ? shared.join(' ') : found;
  return t('compare.some', { shared: common, asked: less.join(' '), found: more.join(' ') });
}

/** How a value of the answer is written: as the hit states it, or so that it cannot be taken for words of ours. */
const asStated = (text: string): string => text;

/** Returns "Name", or the alias that is compared; empty for a name that is simply the same. */
export function nameText({ state, stated, isAlias }: NameComparison, t: Translate, said = asStated): string {
  if (state === 'not-stated') return '';
  if (isAlias && stated) return t('compare.aliasName', { value: said(stated.text) });
  return state === 'same' ? '' : t('compare.name');
}

/** Returns "Born 1961", "Born in Spain", or that the hit does not state what was asked; empty if it was not asked either. */
export function factText(
  { stated, asked }: Comparison<FactState>,
  [named, missing]: readonly ['compare.born', 'compare.noBirth'] | readonly ['compare.country', 'compare.noCountry'],
  t: Translate,
  said = asStated,
): string {
  if (stated) return t(stated.isBirthPlace ? 'compare.bornIn' : named, { value: said(stated.text) });
  return asked === null ? '' : t(missing);
}

/** Returns one hit beside what was asked, fact by fact: "Born 1961 (differs)". A name or type that is the same is left out. */
export function comparisonInWords(
  { name, birth, country, type }: HitComparison,
  { t }: Pick<Texts, 't'>,
  said = asStated,
): string[] {
  const facts: { text: string; compared: Compared }[] = [
    { text: nameText(name, t, said), compared: name },
    { text: factText(birth, ['compare.born', 'compare.noBirth'], t, said), compared: birth },
    { text: factText(country, ['compare.country', 'compare.noCountry'], t, said), compared: country },
    {
      text: type.state === 'differs' && type.stated ? t('compare.type', { value: said(type.stated.text) }) : '',
      compared: type,
    },
  ];
  return facts
    .filter(({ text }) => text !== '')
    .map(({ text, compared }) => [text, stateInWords(compared, t)] as const)
    .map(([text, state]) => (state === '' ? text : `${text} (${state})`));
}
