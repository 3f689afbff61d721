import { useContext } from 'react';
import { useTexts } from '@/components/kit/texts';
import { nameText } from '@/utils/compare/comparison-in-words';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import type { ComparedHit } from '@/utils/result/compared-hits';
import { ComparedSign } from './compared-facts';
import { HitReviewContext } from './hit-review';
import { asideText, hitName } from './hit-words';

/** Whom a hit names in a row: how the name compares, its sign before the name or, if an alias fits better, before that. */
export function HitNames({ hit, isCurrent }: { hit: ComparedHit; isCurrent: boolean }) {
  const { t } = useTexts();
  const { entry, comparison } = hit;
  const aside = asideText(hit);
  const { name = null } = comparison ?? {};
  return (
    <>
      {name && !name.isAlias && name.state !== 'same' && <ComparedSign compared={name} />}
      <HitTitle entry={entry} isCurrent={isCurrent} />
      {name?.isAlias && <ComparedSign compared={name} text={nameText(name, t)} />}
      {aside !== '' && <bdi className="shrink-999 truncate text-xs text-muted">{aside}</bdi>}
    </>
  );
}

/** Whom a hit names. Pressed, the hit shows its own fields below itself. */
function HitTitle({ entry, isCurrent }: { entry: ScreeningEntry; isCurrent: boolean }) {
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
