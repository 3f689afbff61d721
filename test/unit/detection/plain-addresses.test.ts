import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { findEmails } from '../../../utils/detection/find-emails';
import { findPlain } from '../../../utils/detection/find-plain';

const short = vi.hoisted(() => ({ cut: true }));
vi.mock(import('../../../utils/detection/find-plain'), async (original) => {
  const real = await original();
  return { findPlain: (text, at) => (short.cut ? real.findPlain(text, at) : undefined) };
});

const PIECES =
  'a B 2x jane.doe acme com Com co.uk de xn--p1ai invalid @ @ @ . .. - -- _ + = * % ~ / \\ : ; , < > ( ) [ ] { } " \' ’ … • @2x.ai ä 中 рф'
    .split(' ')
    .concat(' ', '\n', '\t', '\u00a0', '\u00ad', '\u200b', '\ufeff', '\u202e', 'x'.repeat(63), `${'y'.repeat(60)}.`);
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(''));
const around = fc.tuple(text, text).map(([before, after]) => `${before}jane@acme.com${after}`);

function found(text: string, cut: boolean) {
  short.cut = cut;
  return findEmails(text);
}

test('the short way finds what the careful one finds', () => {
  fc.assert(
    fc.property(fc.oneof(text, around), (sample) => {
      expect(found(sample, true)).toEqual(found(sample, false));
    }),
    { numRuns: 20_000 },
  );
});

test('common code points take the short way', () => {
  for (const plain of ['jane@acme.com', 'x <o.hallworth+crm@mail.kestrel.example.com>, y', 'to a@b.co.uk.']) {
    const [careful] = found(plain, false);
    short.cut = true;
    expect(careful, plain).toBeDefined();
    expect(findPlain(plain, plain.indexOf('@')), plain).toEqual(careful);
  }
});
