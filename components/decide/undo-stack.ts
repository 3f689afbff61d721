import type { Decided, UndoResult } from '@/utils/decision/decision';

/** What was decided in one press on the lookup `id`, to take it back. */
export interface UndoStep {
  id: string;
  decided: Decided[];
}

const MOST = 100;

/** The latest decision: the lookup it was made on, and how to take it back. */
export interface Undo {
  id: string;
  undo: () => Promise<UndoResult>;
}

/** Remembers the decisions made on this page. `last` returns the latest one; null if there is none. */
export function createUndoStack(takeBack: (step: UndoStep) => Promise<UndoResult>) {
  const steps: UndoStep[] = [];
  const listeners = new Set<() => void>();
  let last: Undo | null = null;
  function changed(): void {
    const step = steps.at(-1);
    last = step === undefined ? null : { id: step.id, undo: () => undo(step) };
    for (const listener of listeners) listener();
  }
  async function undo(step: UndoStep): Promise<UndoResult> {
    const result = await takeBack(step);
    // Pressed twice, it is taken back once; what somebody else has replaced is not there to take back.
    const index = steps.indexOf(step);
    if (index >= 0) steps.splice(index, 1);
    changed();
    return result;
  }
  return {
    push(step: UndoStep): void {
      steps.push(step);
      if (steps.length > MOST) steps.shift();
      changed();
    },
    last: () => last,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
