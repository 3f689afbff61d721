import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';

/** What the editor asks for: nothing, the score field, or the meaning of its number. */
export type RuleStep = 'closed' | 'pick' | 'meaning';

/** Lets a surface edit the score rule of an answer: its score field and its meaning. */
export interface ScoreRuleEditing {
  /** True if the organization sets the rule; the user cannot change it. */
  isManaged?: boolean;
  /** The saved rule for answers of this service and operation. */
  rule: ScoreRule | null;
  /** Saves the rule for all of them, stored ones too; null deletes it. Rejects if the background does not reply. */
  save: (rule: ScoreRule | null) => Promise<unknown>;
  /** Returns this answer as another rule would read it. */
  preview: (rule: ScoreRule | null) => Report | null;
}
