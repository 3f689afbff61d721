import { findDuplicateKeys } from '@/utils/json/duplicate-keys';
import { type NumberLiterals, parseKeepingDigits } from '@/utils/json/number-literals';
import { mayHideCharacters, visibleText } from '@/utils/json/visible-text';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { buildReport } from './build-report';
import type { Report } from './report';
import { withDuplicateKeys } from './with-duplicate-keys';

/** An answer read for display: the parsed JSON and its report, with every number as sent. */
export interface Interpretation {
  json: unknown;
  report: Report;
  /** Digits that parsing loses, for the raw view. */
  literals: NumberLiterals;
}

/** Reads the stored text of an answer to a lookup. Returns null if it is not JSON. */
export function parseAnswer(text: string, subject: RequestSubject, rule?: ScoreRule): Interpretation | null {
  try {
    const { json, literals } = parseKeepingDigits(text);
    const parsed = buildReport(json, subject.operation, rule, describeSubject(subject).kind, literals);
    const report = withDuplicateKeys(parsed, findDuplicateKeys(text));
    return { json, report: mayHideCharacters(text) ? visibleReport(report) : report, literals };
  } catch {
    return null;
  }
}

/** These are compared or opened, not displayed. */
const EXACT: ReadonlySet<string> = new Set(['pointer', 'key', 'href', 'raw']);

/** Returns the report with every displayed text passed through {@link visibleText}. */
export const visibleReport = (report: Report): Report => withVisibleTexts(report);

function withVisibleTexts<Value>(value: Value): Value {
  // Each case returns its input with changed texts; TypeScript cannot relate that to `Value`.
  if (typeof value === 'string') return visibleText(value) as Value;
  if (Array.isArray(value)) return value.map(withVisibleTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, inner]) => [key, EXACT.has(key) ? inner : withVisibleTexts(inner)]);
  return Object.fromEntries(members);
}
