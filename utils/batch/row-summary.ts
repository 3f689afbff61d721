import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { interpret } from '@/utils/reading/interpret';
import { abstentionWords } from '@/utils/reading/score/abstention-words';
import type { ScoreRules } from '@/utils/reading/score/score-rules';
import { duplicateKeyWords } from '@/utils/reading/with-duplicate-keys';

/**
 * An answer as a table shows it: the score as sent, its number for sorting if the scale fits, and the service's label.
 */
export interface RowSummary {
  score: string | null;
  number: number | null;
  label: string | null;
  /** What else the user must know of the answer, in a sentence; else empty. */
  remark: string;
  /** False if the answer was erased or has expired. */
  isKept: boolean;
}

export const EMPTY_SUMMARY: RowSummary = { score: null, number: null, label: null, remark: '', isKept: true };

/**
 * Reads a stored answer for a row by the user's score rule for the service that sent it, as a batch may change services. Text
 * that is not JSON gives an empty reading.
 */
export function summarizeRow(
  text: string | undefined,
  lookup: Pick<LookupRecord, 'subject' | 'baseUrl'>,
  rules: ScoreRules,
): RowSummary {
  if (text === undefined) return { ...EMPTY_SUMMARY, isKept: false };
  const report = interpret(lookup, { text }, rules)?.report;
  if (!report) return EMPTY_SUMMARY;
  const { score, label, duplicateKeys, abstained } = report;
  return {
    score: score?.value ?? null,
    number: score?.scaleProblem === null ? score.number : null,
    label: score?.band?.name ?? label?.text ?? null,
    remark: duplicateKeys[0]
      ? `${duplicateKeyWords(duplicateKeys[0])}.`
      : ((abstained && abstentionWords(abstained)) ?? ''),
    isKept: true,
  };
}
