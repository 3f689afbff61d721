import type { Decision } from '@/utils/decision/decision';

/** One decision to take back: about a lookup's subject (`hitKey` null) or a hit, and what it replaced. */
export interface UndoStep {
  id: string;
  hitKey: string | null;
  before: Decision | null;
}

const MOST = 100;

/** The latest decision: the lookup it was made on, and how to take it back. */
export interface Undo {
  id: string;
  undo: () => Promise<void>;
}

/** Remembers the decisions made on this page. `last` returns the latest one; null if there is none. */
export function createUndoStack(takeBack: (step: UndoStep) => Promise<unknown>) {
  const steps: UndoStep[] = [];
  const listeners = new Set<() => void>();
  let last: Undo | null = null;
  function changed(): void {
    const step = steps.at(-1);
    last = step === undefined ? null : { id: step.id, undo: () => undo(step) };
    for (const listener of listeners) listener();
  }
  async function undo(step: UndoStep): Promise<void> {
    await takeBack(step);
    // Pressed twice, it is taken back once.
    const index = steps.indexOf(step);
    if (index >= 0) steps.splice(index, 1);
    changed();
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
