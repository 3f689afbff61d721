import { MAX_ROWS, type SkippedLine, type SourceTable } from '@/utils/lookup/batch-record';
import { OPERATIONS, type Operation, type RequestSubject } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';

/** Says how many subjects a text contains, before anything is sent. */
export function foundText(operation: Operation, count: number, repeated: number, { t }: Pick<Texts, 't'>): string {
  const { found, noneFound } = OPERATIONS[operation].words;
  return [
    count === 0 ? t(noneFound) : t(found, { count }),
    repeated > 0 && t('newBatch.duplicates', { count: repeated }),
    count > MAX_ROWS && t('newBatch.tooMany', { max: MAX_ROWS }),
  ]
    .filter(Boolean)
    .join(' · ');
}

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
