import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiDomain } from '@/utils/detection/ascii-domain';
import { unicodeDomain } from '@/utils/detection/unicode-domain';

test.each([
  ['xn--bckerei-sommer-5hb.example.com', 'bäckerei-sommer.example.com'],
  ['xn--fiqs8s', '中国'],
  ['mail.xn--e1afmkfd.xn--p1ai', 'mail.пример.рф'],
  ['xn--mgbh0fb.example', 'مثال.example'],
])('%s is written as %s', (ascii, written) => {
  expect(unicodeDomain(ascii)).toBe(written);
});

test.each([
  'example.com',
  'xn--.example',
  'xn--a-.example',
  'xn--99999999999.example',
  'xn--zzzzzzzzzzzzzzzzzzzzzzzzzzzz.example',
  `xn--${'a'.repeat(100)}.example`,
])('%s has no other form', (ascii) => {
  expect(unicodeDomain(ascii)).toBeUndefined();
});

test('the returned domain leads back to the same domain', () => {
  const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(letters, (label) => {
      const ascii = asciiDomain(`${label}.example`);
      const written = ascii && unicodeDomain(ascii);
      return written === undefined || asciiDomain(written) === ascii;
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), (tail) => {
      const written = unicodeDomain(`xn--${tail}`);
      return written === undefined || asciiDomain(written) === `xn--${tail}`;
    }),
  );
});
