import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findEmails } from '../../../utils/detection/find-emails';
import { normalForm } from '../../../utils/detection/normal-form';
import { parseTypedEmail } from '../../../utils/detection/parse-typed-email';

// Pieces that make up what the finder has to tell apart, so that random texts are seldom plain nonsense.
const PIECES = [
  ...'a B 7 é о 联 系 คน e\u0301 . . @ @ - _ + \' ’ = & * % ~ / : ; , < > " ( ) { } | … ... • 😀 com COM Thanks'.split(
    ' ',
  ),
  ...'＠ ． ｃｏｍ \u00ad co.uk рф 中国 xn--p1ai ex.com a@b.com @b.com o’x@ex.рф https:// mailto: git 2x zip email= \u200b \u202e \\ \ud800'.split(
    ' ',
  ),
  ' ',
  '\n',
];
const piece = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 3 }));
const anyText = fc.array(piece, { maxLength: 30, size: 'max' }).map((pieces) => pieces.join(''));

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const local = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .chain((words) => fc.constantFrom('.', '_', '-', '+').map((sign) => words.join(sign)));
const domain = fc
  .tuple(word, fc.constantFrom('com', 'org', 'co.uk', 'io', 'example'))
  .map(([name, ending]) => `${name}.${ending}`);
const address = fc.tuple(local, domain).map(([name, host]) => `${name}@${host}`);
const gap = fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u3000', '\r\n');

/** Without what nobody sees, and without the difference of full-width forms. */
const asSeen = (text: string) => text.replace(/\p{DI}/gu, '').normalize('NFKC');
const addresses = (text: string) => findEmails(text).map((email) => email.address);

describe('an address between gaps', () => {
  test('is found, and changes nothing around it', () => {
    fc.assert(
      fc.property(anyText, gap, address, gap, anyText, (before, left, embedded, right, after) => {
        expect(addresses(before + left + embedded + right + after)).toEqual([
          ...addresses(before),
          embedded,
          ...addresses(after),
        ]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is found within brackets, quotes and sentence signs', () => {
    const wraps = '() [] {} <> "" \'\' “” «» ** __ ,, || ：，'.split(' ').concat(' .', ' ,', ' ;', ' :', ' ?', ' !');
    fc.assert(
      fc.property(address, fc.constantFrom(...wraps), (embedded, wrap) => {
        expect(addresses(`x ${wrap.charAt(0)}${embedded}${wrap.charAt(1)} y`)).toEqual([embedded]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('addresses found in any text', () => {
  test('lies in order, without overlap, and is the text at its offsets', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const email of findEmails(text)) {
          expect(email.start).toBeGreaterThanOrEqual(end);
          expect(asSeen(text.slice(email.start, email.end))).toBe(asSeen(email.address));
          end = email.end;
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('is found again when it is alone, can be typed, and has one normal form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { address: shown } of findEmails(text)) {
          expect(addresses(shown)).toEqual([shown]);
          expect(parseTypedEmail(shown)).toEqual({ ok: true, email: shown });
          const normal = normalForm(shown);
          expect(normal).toBeDefined();
          expect(normal && normalForm(normal)).toBe(normal);
        }
      }),
      { examples: [['\ud800email==@b.com'], ['\u{1f600}email=x=y@b.com']], numRuns: 3_000 },
    );
  });
});
