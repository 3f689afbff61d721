import type { Subject as Asked } from '../service/contract';
import { mayHideCharacters } from '../service/visible-text';
import { type NumberLiterals, parseKeepingDigits, withDigitsAsSent } from './number-literals';
import { readAnswer } from './read-answer';
import { repeatedFields } from './repeated-keys';
import type { Report, Subject } from './report';
import type { ReadingRule } from './rule';
import { visibleReport } from './visible-report';
import { withRepeats } from './with-repeats';

/** An answer read for display: the parsed JSON and its report, with every number as sent. */
export interface ReadText {
  json: unknown;
  report: Report;
  /** Digits that parsing loses, for the raw view. */
  literals: NumberLiterals;
}

/** Reads the stored text of an answer to a lookup. Returns null if it is not JSON. */
export function readText(text: string, asked: Asked, rule?: ReadingRule): ReadText | null {
  try {
    const { json, literals } = parseKeepingDigits(text);
    const parsed = withDigitsAsSent(readAnswer(json, asked.operation, rule, subjectOf(asked)), literals);
    const report = withRepeats(parsed, repeatedFields(text));
    return { json, report: mayHideCharacters(text) ? visibleReport(report) : report, literals };
  } catch {
    return null;
  }
}

function subjectOf(asked: Asked): Subject {
  if (asked.operation === 'score') return 'email';
  return asked.request.entity_type === 'business' ? 'business' : 'person';
}
