import { CircleQuestionMark, Equal, EqualApproximately, EqualNot, type LucideIcon, Minus } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';
import type { HitComparison } from '@/utils/compare/compare-hit';
import {
  type Compared,
  type ComparedState,
  factText,
  isCompared,
  nameText,
  stateInWords,
} from '@/utils/compare/comparison-in-words';

/** An icon beside the word of each state. No color: what a difference means is for the user to decide. */
const ICONS: Record<ComparedState, LucideIcon> = {
  same: Equal,
  'other-order': Equal,
  'other-spelling': Equal,
  'same-month': EqualApproximately,
  'same-year': EqualApproximately,
  'either-order': EqualApproximately,
  'either-day': EqualApproximately,
  'in-range': EqualApproximately,
  possible: EqualApproximately,
  reordered: EqualApproximately,
  part: EqualApproximately,
  similar: EqualApproximately,
  some: EqualNot,
  different: EqualNot,
  differs: EqualNot,
  'other-script': CircleQuestionMark,
  'not-understood': CircleQuestionMark,
};

/** One hit beside what was asked: birth, country, and a name or type that is not the same. */
export function ComparedFacts({ comparison }: { comparison: HitComparison }) {
  const { t } = useTexts();
  const { name, birth, country, type } = comparison;
  return (
    <>
      <NameFact name={name} />{' '}
      <ComparedFact text={factText(birth, ['compare.born', 'compare.noBirth'], t)} compared={birth} />{' '}
      <ComparedFact text={factText(country, ['compare.country', 'compare.noCountry'], t)} compared={country} />{' '}
      <TypeFact type={type} />
    </>
  );
}

/** A name that is not simply the same. */
export function NameFact({ name }: Pick<HitComparison, 'name'>) {
  const { t } = useTexts();
  return <ComparedFact text={nameText(name, t)} compared={name} />;
}

/** A person where a business was asked, or the reverse. */
export function TypeFact({ type }: Pick<HitComparison, 'type'>) {
  const { t } = useTexts();
  const text = type.stated ? t('compare.type', { value: type.stated.text }) : '';
  return type.state === 'differs' && <ComparedFact text={text} compared={type} />;
}

/** A fact of a hit, and how it compares. Draws nothing for an empty text. */
export function ComparedFact({ text, compared }: { text: string; compared: Compared }) {
  const { t } = useTexts();
  if (text === '') return null;
  const word = stateInWords(compared, t);
  const Icon = isCompared(compared.state) ? ICONS[compared.state] : null;
  return (
    <span data-state={compared.state} className="inline-flex max-w-full items-center gap-1">
      {Icon && <Icon className="size-3.5 shrink-0 text-muted" />}
      <span className="min-w-0 wrap-anywhere">
        <bdi className={Icon ? 'text-ink' : 'text-muted'}>{text}</bdi>
        {word !== '' && (
          <>
            {' · '}
            <bdi className="font-medium text-ink">{word}</bdi>
          </>
        )}
      </span>
    </span>
  );
}

/** A compared fact in a row: its sign and value, with the words for screen readers and in a tooltip. */
export function ComparedSign({
  compared,
  text = '',
  none = '',
}: {
  compared: Compared;
  text?: string | undefined;
  /** What a screen reader says where the hit states nothing. */
  none?: string;
}) {
  const { t } = useTexts();
  const word = stateInWords(compared, t);
  const missing = text === '' ? Minus : null;
  const Icon = isCompared(compared.state) ? ICONS[compared.state] : missing;
  return (
    <span
      data-state={compared.state}
      title={[text || none, word].filter((part) => part !== '').join(' · ')}
      className={`inline-flex items-center gap-1 ${text === '' ? 'shrink-0 text-muted' : 'min-w-0 max-w-full text-ink'}`}
    >
      {Icon && <Icon className="size-3.5 shrink-0 text-muted" />}
      {text !== '' && <bdi className="truncate tabular-nums">{text}</bdi>}
      <span className="sr-only">
        {text === '' && none} {word}
      </span>
    </span>
  );
}
