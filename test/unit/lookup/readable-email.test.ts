import { expect, test } from 'vitest';
import { readableEmail } from '@/utils/lookup/readable-email';

test('writes a domain in its own letters', () => {
  expect(readableEmail('jonas@xn--bckerei-sommer-5hb.example.com')).toBe('jonas@bäckerei-sommer.example.com');
  expect(readableEmail('jane@example.com')).toBeNull();
  expect(readableEmail('Casey Cobblefield')).toBeNull();
});

test('keeps look-alike letters in the form that reveals them', () => {
  // Cyrillic letters that look like "apple".
  expect(readableEmail('jane@xn--80ak6aa92e.com')).toBeNull();
});
