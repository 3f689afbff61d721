import { useSyncExternalStore } from 'react';
import { forgetAhead } from '@/components/kit/use-live';
import { call } from '@/utils/messages/call';
import { createUndoStack, type Undo } from './undo-stack';

/** Of the page, because a review undoes what was decided on the result before. */
export const undoStack = createUndoStack(async (step) => {
  const result = await call('undoDecisions', step);
  forgetAhead();
  return result;
});

/** Returns the latest decision of this page, and how to take it back; null if there is none. */
export const useLastDecision = (): Undo | null => useSyncExternalStore(undoStack.subscribe, undoStack.last);
