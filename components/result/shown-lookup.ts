import type { Decisions } from '@/components/decide/decisions';
import type { ExpandedGroups } from '@/components/fields/expanded-groups';
import type { ScoreRuleEditing } from '@/components/score/score-rule-editing';
import type { Hold } from '@/utils/lookup/circuit-breaker';
import type { OwnRecord } from '@/utils/lookup/own-record';
import type { Interpretation } from '@/utils/reading/parse-answer';
import type { Result } from '@/utils/result/result';
import type { TeamHelp } from '@/utils/result/team-help';
import type { CaseTools } from './case-tools';
import type { SubjectHistoryList } from './history-entry';

/** A result with everything that any surface shows of it, and what can be done there. */
export interface ShownLookup extends Pick<Result, 'record' | 'role' | 'answer' | 'purpose' | 'line'> {
  /** Reason why queued requests are not being sent now. */
  hold?: Hold | null;
  /** Its batch is paused while it waits in the queue. */
  isPaused?: boolean;
  /** Null if there is no readable answer. */
  read: Interpretation | null;
  /** Null if no score rule can be edited: without an answer, or on paper. */
  ruleEditing: ScoreRuleEditing | null;
  expandedGroups: ExpandedGroups;
  /** This answer among the newest about this subject from this service, newest first. */
  history: SubjectHistoryList;
  tools: CaseTools | null;
  /** Undefined while they load; null where nothing is decided. */
  decisions: Decisions | null | undefined;
  /** Links and words of the team; omitted on paper and where nothing is set. */
  team?: TeamHelp;
  /** Stores the user's own record of the subject, null to remove it; omitted where nothing can be stored. */
  saveOwnRecord?: (record: OwnRecord | null) => Promise<unknown>;
}
