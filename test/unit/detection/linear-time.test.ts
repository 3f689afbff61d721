import { describe, expect, test } from 'vitest';
import { findEmails } from '../../../utils/detection/find-emails';
import { countSteps } from './count-steps';

// Each makes a text of about `size` characters that costs a backtracking pattern quadratic time or worse.
const ADVERSARIES: Record<string, (size: number) => string> = {
  'one long hyphenated domain': (size) => `x@${'a-'.repeat(size / 2)}`,
  'one long dotted domain': (size) => `x@${'a.'.repeat(size / 2)}`,
  'only dots': (size) => '.'.repeat(size),
  'dots and an @': (size) => `${'.'.repeat(size)}@`,
  'one long name': (size) => `${'foo'.repeat(size / 3)}@`,
  'one long name with a domain': (size) => `${'foo'.repeat(size / 3)}@a.com`,
  'a@ again and again': (size) => 'a@'.repeat(size / 2),
  'only @': (size) => '@'.repeat(size),
  'a@a. again and again': (size) => 'a@a.'.repeat(size / 4),
  'a@a.com again and again': (size) => 'a@a.com'.repeat(size / 7),
  'a@a.com and a space': (size) => 'a@a.com '.repeat(size / 8),
  'a@a.com: and a long token': (size) => `a@a.com:${'x'.repeat(size)}`,
  'a@a.com: again and again': (size) => 'a@a.com:'.repeat(size / 8),
  'a colon chain before': (size) => `${'a:'.repeat(size / 2)}a@a.com`,
  'user names of web addresses': (size) => 'http://a:a@a.com:'.repeat(size / 17),
  parameters: (size) => `${'a='.repeat(size / 2)}a@a.com`,
  'parameters before every @': (size) => 'a=a=a=a=a@a.com&'.repeat(size / 16),
  'invisible characters': (size) => `a@a.com${'\u200b'.repeat(size)}b@b.com`,
  'invisible characters around each': (size) => '\u200b\u200ba@a.com\u200b\u200b'.repeat(size / 11),
  'text without spaces': (size) => `${'联'.repeat(size)}a@a.com${'系'.repeat(size)}`,
  'endings against text without spaces': (size) => `x@a.${'com系.'.repeat(size / 5)}`,
  'combining marks': (size) => `e${'\u0301'.repeat(size)}@e${'\u0301'.repeat(size)}.com`,
  'surrogate pairs': (size) => `${'😀'.repeat(size / 2)}@${'𐐀'.repeat(size / 2)}.com`,
  'lone surrogates': (size) => `${'\udc00'.repeat(size)}@${'\ud800'.repeat(size)}`,
  'slashes and tildes': (size) => `${'~a/'.repeat(size / 3)}a@a.com`,
  'bold signs': (size) => `${'*'.repeat(size)}a@a.com${'*'.repeat(size)}`,
  'brackets and quotes': (size) => '<"\'([{a@a.com}])\'">'.repeat(size / 20),
};

const rows = Object.entries(ADVERSARIES);

describe('findEmails reads a text a bounded number of times', () => {
  test.each(rows)('%s', (_, make) => {
    const small = make(20_000);
    const large = make(80_000);
    const stepsSmall = countSteps(() => findEmails(small));
    const stepsLarge = countSteps(() => findEmails(large));
    expect(stepsLarge / large.length, 'steps for each character').toBeLessThan(16);
    expect(stepsLarge).toBeLessThanOrEqual((stepsSmall * large.length * 1.05) / small.length + 1_000);
  });
});

test('the counter counts', () => {
  expect(countSteps(() => 'abc'.charCodeAt(1))).toBe(1);
  expect(countSteps(() => 'abcd'.slice(1) + 'abcd'.indexOf('d', 1))).toBe(6);
  expect(countSteps(() => findEmails('a@a.com '.repeat(1_000)))).toBeGreaterThan(8_000);
});
