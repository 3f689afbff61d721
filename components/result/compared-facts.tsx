import { Equal, EqualApproximately, EqualNot, type LucideIcon, Minus } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';
import type { HitComparison } from '@/utils/compare/compare-hit';
import {
  type ComparedState,
  type FactState,
  factText,
  isCompared,
  STATE_WORDS,
} from '@/utils/compare/comparison-in-words';

/** An icon beside the word of each state. No color: what a difference means is for the user to decide. */
const ICONS: Record<ComparedState, LucideIcon> = {
  same: Equal,
  'same-year': EqualApproximately,
  'either-order': EqualApproximately,
  'in-range': EqualApproximately,
  'same-words': EqualApproximately,
  alias: EqualApproximately,
  other: EqualNot,
  differs: EqualNot,
  'not-understood': Minus,
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

/** A fact of a hit, and how it compares. Draws nothing for an empty text. */
export function ComparedFact({ text, state }: { text: string; state: FactState }) {
  const { t } = useTexts();
  if (text === '') return null;
  const [word, Icon] = isCompared(state) ? [STATE_WORDS[state], ICONS[state]] : [null, null];
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
