import { useContext } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { HitReviewContext } from './hit-review';
import { hitName } from './hit-words';

/** Whom a hit names. Pressed, the hit shows its own fields below itself. */
export function HitTitle({ entry, isCurrent }: { entry: ScreeningEntry; isCurrent: boolean }) {
  const texts = useTexts();
  const review = useContext(HitReviewContext);
  const name = hitName(entry, texts);
  if (!review) return <bdi className="font-medium">{name}</bdi>;
  const isOpen = review.opened === entry.pointer;
  return (
    <button
      type="button"
      // The list is one Tab stop; what is in the current hit follows.
      tabIndex={isCurrent ? 0 : -1}
      aria-expanded={isOpen}
      title={name}
      className="min-h-6 min-w-0 truncate rounded-sm text-start font-medium text-ink underline-offset-2 hover:underline"
      onClick={() => review.setOpened(isOpen ? null : entry.pointer)}
    >
      <bdi>{name}</bdi>
    </button>
  );
}
