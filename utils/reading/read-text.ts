import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { type NumberLiterals, parseKeepingDigits } from './json/number-literals';
import { repeatedFields } from './json/repeated-fields';
import { mayHideCharacters } from './json/visible-text';
import { readAnswer } from './read-answer';
import type { Report } from './report';
import type { ScoreRule } from './score/score-rule';
import { visibleReport } from './visible-report';
import { withRepeats } from './with-repeats';

/** An answer read for display: the parsed JSON and its report, with every number as sent. */
export interface Interpretation {
  json: unknown;
  report: Report;
  /** Digits that parsing loses, for the raw view. */
  literals: NumberLiterals;
}

/** Reads the stored text of an answer to a lookup. Returns null if it is not JSON. */
export function readText(text: string, asked: RequestSubject, rule?: ScoreRule): Interpretation | null {
  try {
    const { json, literals } = parseKeepingDigits(text);
    const parsed = readAnswer(json, asked.operation, rule, describeSubject(asked).kind, literals);
    const report = withRepeats(parsed, repeatedFields(text));
    return { json, report: mayHideCharacters(text) ? visibleReport(report) : report, literals };
  } catch {
    return null;
  }
}
