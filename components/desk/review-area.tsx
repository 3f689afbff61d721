import type { ReactNode, RefObject } from 'react';
import { Review, useKeyHandlers, useReview } from '@/components/decide/review';
import { undoStack } from '@/components/decide/use-last-decision';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import type { UndoResult } from '@/utils/decision/decision';
import { isFullDisk } from '@/utils/service/full-disk';
import { shownLookupOf, withLookup } from '@/utils/surfaces/route';

/** The part of a desk in which the keys of a review work: its list or form, and the lookup chosen in it. */
export function ReviewArea({
  ref,
  className,
  onNewLookup,
  children,
}: {
  ref: RefObject<HTMLDivElement | null>;
  className: string;
  /** Leads to the field of the next lookup. */
  onNewLookup: () => void;
  children: ReactNode;
}) {
  const { settings } = useApp();
  const shown = shownLookupOf(useDesk().route);
  return (
    <Review ref={ref} isOn={settings.reviewShortcuts} shown={shown} className={className}>
      <UndoKey />
      <NewLookupKey onPress={onNewLookup} />
      {children}
    </Review>
  );
}

/** Takes back the latest decision by key, and shows the result that it was made on. */
function UndoKey() {
  const { t } = useTexts();
  const { route, navigate } = useDesk();
  const { wanted, open } = useReview();
  useKeyHandlers({
    async undo() {
      const last = undoStack.last();
      if (last === null) return t('review.nothingToUndo');
      let result: UndoResult;
      try {
        result = await last.undo();
      } catch (error) {
        return t(isFullDisk(error) ? 'failure.diskFull.title' : 'fault.noReply');
      }
      if (result !== 'undone') return t(result === 'newer' ? 'decision.notUndone' : 'review.nothingToUndo');
      if (last.id !== wanted()) {
        open(last.id);
        navigate(withLookup(route, last.id));
      }
      return t('review.undone');
    },
  });
  return null;
}

function NewLookupKey({ onPress }: { onPress: () => void }) {
  useKeyHandlers({
    newLookup() {
      onPress();
      return null;
    },
  });
  return null;
}
