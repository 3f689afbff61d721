import { readText } from '../reading/read-text';
import type { ReadingRule } from '../reading/rule';
import type { Subject } from '../service/contract';

/** What a table shows of an answer: the score as sent, the same as a number on its scale for sorting, and the service's word. */
export interface RowReading {
  score: string | null;
  number: number | null;
  label: string | null;
}

export const NO_READING: RowReading = { score: null, number: null, label: null };

/** Reads a stored answer for one row; what is no JSON has nothing to show. */
export function readRow(text: string | undefined, subject: Subject, rule: ReadingRule | undefined): RowReading {
  const report = text === undefined ? undefined : readText(text, subject, rule)?.report;
  if (!report) return NO_READING;
  const { score, label } = report;
  return {
    score: score?.value ?? null,
    number: score?.scaleProblem === null ? score.number : null,
    label: score?.band?.name ?? label?.text ?? null,
  };
}

/** Rows may be ordered by score only where all scores lie on one scale and somebody said which end is which. */
export const isSortable = (rule: ReadingRule | undefined): boolean =>
  rule?.pointer != null && rule.scale !== undefined && rule.direction !== undefined;
