import { createContext } from 'react';
import type { HitWithDecision } from '@/utils/decision/decided-hits';
import type { DecisionsOfSubject, HitDecisionValue, SubjectDecision, UndoResult } from '@/utils/decision/decision';
import type { FromColleague } from '@/utils/hand-over/colleague';
import type { PastDecision } from '@/utils/log/decision-in-log';

/** What the user fills in for a decision about a subject. */
export type SubjectChoice = Pick<SubjectDecision, 'value' | 'note' | 'validUntil'>;

/** The note to a decision and its last day, as typed: YYYY-MM-DD, or empty for no end. */
export interface DecisionDraft {
  note: string;
  validUntil: string;
  /** When the decision was made beside which it is typed; null without one. */
  beside: number | null;
}

/**
 * What the user has decided about the subject of a lookup, and how to decide. Each method resolves once it is on disk, and
 * rejects if it is not.
 */
export interface Decisions {
  made: DecisionsOfSubject;
  /** Everything that was ever decided about them, oldest first, as far as the log still says it. */
  past: readonly PastDecision[];
  /** What colleagues decided and say about them, from files. It decides nothing here. */
  colleagues: readonly FromColleague[];
  /** Digest of what this answer says; see `subjectFacts`. Null if it cannot be read: then nothing can be decided. */
  facts: string | null;
  /** The hits of this answer by their pointers. */
  hits: ReadonlyMap<string, HitWithDecision>;
  /** Decides hits in one press, all or none. @param reasons by the pointer of each hit */
  decideHits: (value: HitDecisionValue, reasons: ReadonlyMap<string, string>) => Promise<void>;
  /** What is typed and not saved; null while the form of the note is closed. */
  draft: DecisionDraft | null;
  setDraft: (draft: DecisionDraft | null) => void;
  /**
   * Resolves to when it was decided, null if the lookup is gone. @param over see `decide` of the storage: it rejects if another
   * decision is stored
   */
  decideSubject: (choice: SubjectChoice, over?: number) => Promise<number | null>;
  /** Reads what is stored about the subject now; `made` follows a moment later. */
  readSubject: () => Promise<SubjectDecision | null>;
  /** Takes back the latest decision, if it was made on this result. */
  undo: (() => Promise<UndoResult>) | null;
}

/** The decisions about the lookup around; null where nothing can be decided. */
export const DecisionsContext = createContext<Decisions | null>(null);
