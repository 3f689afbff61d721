import { Check, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { DecisionsContext } from '@/components/decide/decisions';
import { useTexts } from '@/components/kit/texts';
import { isUndecided } from '@/utils/decision/decided-hits';
import { HIT_DECISIONS } from '@/utils/decision/decision';
import { HIT_DECISION_TEXTS, hitDecisionText } from '@/utils/decision/decision-texts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { HitReviewContext } from './hit-review';
import { hitName } from './hit-words';

const CHOICE_LOOK =
  'h-6 border border-edge bg-paper px-1.5 text-xs font-medium whitespace-nowrap not-first:-ms-px first:rounded-s-md last:rounded-e-md hover:bg-well aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper focus-visible:z-1 forced-colors:aria-pressed:border-[Highlight]';

/**
 * The user's decision about a hit: three buttons where it can be made now, otherwise its word. Both are of one height, so that a
 * press moves nothing. The buttons are plain, because fifty of React Aria's take 95 ms to draw.
 */
export function HitChoices({
  entry,
  isOpen,
}: {
  entry: ScreeningEntry /** The buttons are shown. */;
  isOpen: boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const decisions = useContext(DecisionsContext);
  const review = useContext(HitReviewContext);
  const hit = decisions?.hits.get(entry.pointer);
  if (!review || !hit) return null;
  const { made, isChanged } = hit;
  const isMade = made !== null && !isUndecided(hit);
  if (!isOpen) {
    if (!made) return null;
    const Shape = isMade ? Check : TriangleAlert;
    return (
      <span
        title={hitDecisionText({ made, isChanged }, texts)}
        data-testid="hit-decided"
        className={`flex h-6 min-w-0 items-center gap-1 text-xs ${isMade ? '' : 'text-caution'}`}
      >
        <Shape className="size-3.5" />
        <span className="truncate">{t(isMade ? HIT_DECISION_TEXTS[made.value] : 'decision.changed')}</span>
      </span>
    );
  }
  return (
    <fieldset
      aria-label={t('list.named', { name: t('decision.title'), value: hitName(entry, texts) })}
      data-testid="hit-decision"
      className="flex shrink-0"
    >
      {HIT_DECISIONS.map((value) => (
        <button
          key={value}
          type="button"
          data-testid={`decide-${value}`}
          aria-pressed={isMade && made.value === value}
          aria-label={t('list.named', { name: t(HIT_DECISION_TEXTS[value]), value: hitName(entry, texts) })}
          className={CHOICE_LOOK}
          onClick={() => void review.decide(entry, value, made?.reason ?? '').catch(() => undefined)}
        >
          {t(HIT_DECISION_TEXTS[value])}
        </button>
      ))}
    </fieldset>
  );
}
