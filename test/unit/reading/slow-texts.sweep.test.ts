import { expect, it } from 'vitest';
import { errorTextOf } from '@/utils/json/error-body';
import { quotable } from '@/utils/service/redact';
import { parseAnswer } from '../../../utils/reading/parse-answer';
import { cpuMs } from '../cpu-ms';

const LENGTH = 30_000;
const long = (part: string): string => `x${part.repeat(Math.floor(LENGTH / part.length))}!\n`;
/** Texts on which an unlucky pattern goes back and forth over what it has read. */
const PARTS = ' |a|A|Aa|0|1-|9.|-|_|a |a1|1,|2020-|/|\n|\t|%|(|a@|risk_|score |.a|’s|ß|́|😀|100/|1/| of '.split('|');
const FIELDS = 'risk_score|score|level|recommendation|reasons|message|date|name|error|status|hits|scale|dob|url'.split(
  '|',
);
const EMAIL = { operation: 'score', request: { email: 'jane@example.com' } } as const;
/** Tens of milliseconds on a slow machine; a pattern that is quadratic in such a text takes seconds. */
const MOST_MS = 2_000;

it.each(PARTS)('a text of nothing but %j is read quickly as a value, in a list and as a name', (part) => {
  const text = long(part);
  const values = Object.fromEntries(FIELDS.map((field) => [field, text]));
  const lists = Object.fromEntries(FIELDS.map((field) => [`${field}s`, [text, { [field]: text }]]));
  const names = Object.fromEntries(FIELDS.map((field) => [field + text, [{ [text + field]: 5 }]]));
  for (const body of [values, lists, names]) {
    const json = JSON.stringify(body);
    expect(cpuMs(() => parseAnswer(json, EMAIL))).toBeLessThan(MOST_MS);
  }
  const quoted = () => quotable(errorTextOf({ message: text }) ?? '', 'sk_test_0000', ['jane@example.com']);
  expect(cpuMs(quoted)).toBeLessThan(MOST_MS);
});
