import type { Report } from '@/utils/reading/report';
import type { ReadingRule } from '@/utils/reading/rule';

/** What a surface gives so that a person can say which field of an answer is the score, and what it means. */
export interface Teaching {
  /** True where the organisation has said it, and a person cannot change it. */
  isManaged?: boolean;
  /** What was said before about answers of this service and operation. */
  rule: ReadingRule | null;
  /** Keeps it for all of them, stored ones too; null forgets it. Rejects where the background does not reply. */
  save: (rule: ReadingRule | null) => Promise<unknown>;
  /** This answer as it would read by another rule. */
  preview: (rule: ReadingRule | null) => Report | null;
}
