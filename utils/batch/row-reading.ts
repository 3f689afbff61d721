import type { LookupRecord } from '../lookup/lookup-record';
import { abstentionWords } from '../reading/abstention-words';
import { readText } from '../reading/read-text';
import { repeatedWords } from '../reading/with-repeats';
import { type ReadingRules, ruleFor } from '../settings/reading-rules';

/** What a table shows of an answer: the score as sent, the same as a number on its scale for sorting, and the service's word. */
export interface RowReading {
  score: string | null;
  number: number | null;
  label: string | null;
  /** What the user must know of the answer besides the score, in a sentence; else empty. */
  remark: string;
  /** False where the answer was forgotten, or too old to stay. */
  isKept: boolean;
}

export const NO_READING: RowReading = { score: null, number: null, label: null, remark: '', isKept: true };

/**
 * Reads a stored answer for one row, by the rule of the service that gave it: a batch may have gone on with another
 * one. What is no JSON has nothing to show.
 */
export function readRow(
  text: string | undefined,
  { subject, baseUrl }: Pick<LookupRecord, 'subject' | 'baseUrl'>,
  rules: ReadingRules,
): RowReading {
  if (text === undefined) return { ...NO_READING, isKept: false };
  const report = readText(text, subject, ruleFor(rules, baseUrl, subject.operation))?.report;
  if (!report) return NO_READING;
  const { score, label, repeated, abstained } = report;
  return {
    score: score?.value ?? null,
    number: score?.scaleProblem === null ? score.number : null,
    label: score?.band?.name ?? label?.text ?? null,
    remark: repeated[0] ? `${repeatedWords(repeated[0])}.` : ((abstained && abstentionWords(abstained)) ?? ''),
    isKept: true,
  };
}
