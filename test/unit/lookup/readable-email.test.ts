import { expect, test } from 'vitest';
import { readableEmail } from '@/utils/lookup/readable-email';

test('an address with a domain in letters is written as people write it', () => {
  expect(readableEmail('jonas@xn--bckerei-sommer-5hb.example.com')).toBe('jonas@bäckerei-sommer.example.com');
  expect(readableEmail('jane@example.com')).toBeNull();
  expect(readableEmail('Casey Cobblefield')).toBeNull();
});

test('letters that imitate others stay in the form that shows it', () => {
  // Cyrillic letters that look like "apple".
  expect(readableEmail('jane@xn--80ak6aa92e.com')).toBeNull();
});
