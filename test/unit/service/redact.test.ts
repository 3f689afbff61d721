import { expect, test } from 'vitest';
import { quotable, withoutKey } from '@/utils/service/redact';

const KEY = 'sk_"a+b/c=';

test('the key is removed as it is, as JSON and URLs write it, and in Base64', () => {
  const text = `Bearer ${KEY} {"k":${JSON.stringify(KEY)}} ?key=${encodeURIComponent(KEY)} ${btoa(KEY)}`;
  expect(withoutKey(text, KEY)).toBe('Bearer [key] {"k":"[key]"} ?key=[key] [key]');
});

test('quoted words lose key, subject, control and bidi characters, and stop at 300', () => {
  expect(quotable('No data\nfor JANE@example.com', KEY, ['jane@example.com'])).toBe('No data for [subject]');
  expect(quotable('q=jane%40example.com', KEY, ['jane@example.com'])).toBe('q=[subject]');
  expect(quotable('a\u202eb\u200bc\u0000d', KEY, [])).toBe('abc d');
  expect(quotable('x'.repeat(400), KEY, [])).toHaveLength(300);
  expect(quotable('price is (5$) a.b', KEY, ['(5$)'])).toBe('price is [subject] a.b');
});
