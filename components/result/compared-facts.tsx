import { Equal, EqualApproximately, EqualNot, type LucideIcon, Minus } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';
import type { HitComparison } from '@/utils/compare/compare-hit';
import type { BirthState, Comparison, CountryState, NameState, TypeState } from '@/utils/compare/comparison';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Translate } from '@/utils/texts/texts';

export type FactState = BirthState | CountryState | NameState | TypeState;

/** A word and an icon for each state. No color: what a difference means is for the user to decide. */
const STATES: Record<Exclude<FactState, 'not-stated' | 'not-asked'>, readonly [PlainKey, LucideIcon]> = {
  same: ['compare.same', Equal],
  'same-year': ['compare.sameYear', EqualApproximately],
  'either-order': ['compare.eitherOrder', EqualApproximately],
  'in-range': ['compare.inRange', EqualApproximately],
  'same-words': ['compare.sameWords', EqualApproximately],
  alias: ['compare.alias', EqualApproximately],
  other: ['compare.otherName', EqualNot],
  differs: ['compare.differs', EqualNot],
  'not-understood': ['compare.notUnderstood', Minus],
};

/** One hit beside what was asked: birth, country, and a name or type that is not the same. */
export function ComparedFacts({ comparison }: { comparison: HitComparison }) {
  const { t } = useTexts();
  const { name, birth, country, type } = comparison;
  return (
    <>
      <NameFact name={name} />{' '}
      <ComparedFact text={factText(birth, ['compare.born', 'compare.noBirth'], t)} state={birth.state} />{' '}
      <ComparedFact text={factText(country, ['compare.country', 'compare.noCountry'], t)} state={country.state} />{' '}
      <TypeFact type={type} />
    </>
  );
}

/** A name that is not simply the same. */
export function NameFact({ name: { state } }: Pick<HitComparison, 'name'>) {
  const { t } = useTexts();
  return state !== 'same' && state !== 'not-stated' && <ComparedFact text={t('compare.name')} state={state} />;
}

/** A person where a business was asked, or the reverse. */
export function TypeFact({ type: { state, stated } }: Pick<HitComparison, 'type'>) {
  const { t } = useTexts();
  const text = stated ? t('compare.type', { value: stated.text }) : '';
  return state === 'differs' && <ComparedFact text={text} state={state} />;
}

/** Returns "Born 1961", or that the hit does not state what was asked; empty if it was not asked either. */
function factText(
  { stated, asked }: Comparison<FactState>,
  [named, missing]: readonly ['compare.born', 'compare.noBirth'] | readonly ['compare.country', 'compare.noCountry'],
  t: Translate,
): string {
  if (stated) return t(named, { value: stated.text });
  return asked === null ? '' : t(missing);
}

/** A fact of a hit, and how it compares. Draws nothing for an empty text. */
export function ComparedFact({ text, state }: { text: string; state: FactState }) {
  const { t } = useTexts();
  if (text === '') return null;
  const [word, Icon] = state === 'not-stated' || state === 'not-asked' ? [null, null] : STATES[state];
  return (
    <span data-state={state} className="inline-flex max-w-full items-center gap-1">
      {Icon && <Icon className="size-3.5 shrink-0 text-muted" />}
      <span className="min-w-0 wrap-anywhere">
        <bdi className={Icon ? 'text-ink' : 'text-muted'}>{text}</bdi>
        {word && (
          <>
            {' · '}
            <span className="font-medium text-ink">{t(word)}</span>
          </>
        )}
      </span>
    </span>
  );
}
