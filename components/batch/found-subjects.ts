import type { SkippedLine, SourceTable } from '@/utils/lookup/batch-record';
import type { RequestSubject } from '@/utils/service/operations';

/** What was found in the text or table of a new batch. */
export interface FoundSubjects {
  subjects: readonly RequestSubject[];
  /** Lines that cannot be sent, or wait for the user's choice. */
  skipped: readonly SkippedLine[];
  /** The cells beside the subjects. */
  table: SourceTable | null;
  /** False while the present text is being read: the subjects are those of an earlier one. */
  isCurrent: boolean;
}

export type OnSubjects = (found: FoundSubjects) => void;
