import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { CardReading } from '../case-file/card-reading';
import type { SubjectDecision } from '../decision/decision';
import type { Hold } from '../lookup/circuit-breaker';
import type { LookupRecord, Purpose } from '../lookup/lookup-record';
import type { Failure } from '../service/failure';

/** A lookup without what the card does not show: the cells of its file and the user's own record of the subject. */
export type CardRecord = Omit<LookupRecord, 'sourceRows' | 'ownRecord'>;

/** Content of the card: a lookup of its tab with its answer, or why none was started. */
export type CardView =
  | {
      kind: 'lookup';
      record: CardRecord;
      /** See `Result`. */
      purpose: Purpose | null;
      /** What the answer says; null without a readable one. */
      reading: CardReading | null;
      /** The user's score rule for such answers. */
      rule: ScoreRule | null;
      /** What the user decided about the subject, without the note. */
      decision: Pick<SubjectDecision, 'value' | 'decidedAt' | 'validUntil' | 'facts'> | null;
      how: 'sent' | 'joined' | 'reused';
      /** Why requests are currently not sent; null if they are. */
      hold: Hold | null;
    }
  /** `environment`: of the connection now. */
  | { kind: 'failure'; failure: Failure; email: string; environment?: string }
  /**
   * An address without a lookup; the card says how to start one. `popupKeys`: the popup's shortcut in the browser's
   * notation, empty if none is set.
   */
  | { kind: 'no-score'; email: string; popupKeys: string; environment?: string }
  | { kind: 'nothing' }
  /** The card's content could not be loaded: storage or the background failed. */
  | { kind: 'unread' };

/**
 * Names what of a view may change while its lookup is pending. A card names what it shows, and is answered once that
 * differs.
 */
export const versionOf = (view: CardView): string =>
  JSON.stringify(view.kind === 'lookup' ? [view.record.state, view.hold] : view.kind);
