import { visibleText } from './json/visible-text';
import type { Report } from './report';

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
