import type { ReadingRule } from '../reading/rule';
import type { Failure } from '../service/failure';
import type { Hold } from './gate';
import type { LookupRecord, StoredAnswer } from './lookup-record';

/** What the card shows: a look-up of its tab with what came back, or why none was started. */
export type CardView =
  | {
      kind: 'lookup';
      record: LookupRecord;
      answer: StoredAnswer | null;
      /** What the person has said about answers of this kind; it comes along, as the card has no storage. */
      rule: ReadingRule | null;
      how: 'sent' | 'joined' | 'reused';
      /** What keeps requests from being sent just now. */
      hold: Hold | null;
    }
  | { kind: 'failure'; failure: Failure; email: string }
  /**
   * An address that nobody has looked up yet: the card says how. `popupKeys`: the key that opens the popup, as the
   * browser writes it; empty if none is set.
   */
  | { kind: 'no-score'; email: string; popupKeys: string }
  | { kind: 'nothing' }
  /** The card could not learn what it is to show: storage or the background fails. */
  | { kind: 'unread' };
