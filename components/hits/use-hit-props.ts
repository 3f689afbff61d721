import { useCallback, useContext } from 'react';
import { DecisionsContext } from '@/components/decide/decisions';
import { useTexts } from '@/components/kit/texts';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { HitReviewContext } from './hit-review';
import { hitInWords } from './hit-words';

/** A hit in focus: its ring is not cut, and the foot of the result does not cover it. */
const LOOK = 'scroll-mt-8 scroll-mb-36 -outline-offset-2';
const CURRENT_LOOK = 'bg-accent-well shadow-[inset_3px_0_0] shadow-accent';

/**
 * Returns the properties of a hit's row: one of them is in the Tab order, arrows lead to the others. It is named by all that a
 * decision needs, because a key decides it as soon as it has the focus. A hit in focus that is drawn again, as a row in place of
 * lines, keeps the focus.
 */
export function useHitProps(hit: ComparedHit) {
  const { pointer } = hit.entry;
  const texts = useTexts();
  const decisions = useContext(DecisionsContext);
  const review = useContext(HitReviewContext);
  const focused = review?.focused;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (focused?.current === pointer) element?.focus();
    },
    [focused, pointer],
  );
  const isCurrent = review?.current === pointer;
  return {
    ref,
    'data-hit': pointer,
    'aria-label': hitInWords(hit, decisions?.hits.get(pointer), texts),
    tabIndex: isCurrent ? 0 : -1,
    className: `${LOOK} ${isCurrent ? CURRENT_LOOK : ''}`,
    onFocus: () => review?.setCurrent(pointer),
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (focused && relatedTarget !== null) focused.current = null;
    },
  };
}
