import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPassportLines } from '@/utils/subject/passport-lines';

const TODAY = '2026-11-29';

const digit = (text: string): string =>
  String(
    [...text].reduce(
      (sum, letter, at) => sum + (letter === '<' ? 0 : Number.parseInt(letter, 36)) * ([7, 3, 1][at % 3] ?? 0),
      0,
    ) % 10,
  );
const padded = (text: string, width: number): string => text.padEnd(width, '<').slice(0, width);

interface Holder {
  family: string;
  given: string;
  nationality: string;
  /** YYMMDD. */
  birth: string;
  number: string;
}

/** The lines of a document, as ICAO Doc 9303 has them. */
function linesOf(kind: 'TD1' | 'TD2' | 'TD3', { family, given, nationality, birth, number }: Holder): string[] {
  const name = `${family.replaceAll(' ', '<')}<<${given.replaceAll(' ', '<')}`;
  const [numbered, born, expiry] = [padded(number, 9), birth + digit(birth), `310101${digit('310101')}`];
  const country = padded(nationality, 3);
  if (kind === 'TD1') {
    const first = padded(`I<UTO${numbered}${digit(numbered)}`, 30);
    const second = padded(`${born}F${expiry}${country}`, 29);
    const covered = first.slice(5) + born + expiry + second.slice(18, 29);
    return [first, second + digit(covered), padded(name, 30)];
  }
  const width = kind === 'TD2' ? 36 : 44;
  const second = padded(`${numbered}${digit(numbered)}${country}${born}F${expiry}`, width - 1);
  const covered = second.slice(0, 10) + born + second.slice(21);
  return [padded(`P<UTO${name}`, width), second + digit(covered)];
}

const words = (most: number) =>
  fc.array(fc.stringMatching(/^[A-Z]{2,7}$/), { minLength: 1, maxLength: most }).map((all) => all.join(' '));
const holder: fc.Arbitrary<Holder> = fc.record({
  family: words(1),
  given: words(2),
  nationality: fc.constantFrom('D', 'FRA', 'JPN', 'BRA', 'UTO'),
  birth: fc
    .tuple(fc.integer({ min: 30, max: 99 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('')),
  number: fc.stringMatching(/^[A-Z0-9]{6,9}$/),
});
const kind = fc.constantFrom('TD1' as const, 'TD2' as const, 'TD3' as const);

it('reads the lines of every size of document', () => {
  fc.assert(
    fc.property(kind, holder, (size, of) => {
      const [y = '', m = '', d = ''] = of.birth.match(/../g) ?? [];
      expect(readPassportLines(linesOf(size, of).join('\n'), TODAY)).toEqual({
        is: 'read',
        lines: {
          name: `${of.given} ${of.family}`,
          isNameCut: false,
          birth: `19${y}-${m}-${d}`,
          nationality: { D: 'DEU' }[of.nationality] ?? of.nationality,
        },
      });
    }),
    { numRuns: 300 },
  );
});

it('reads nothing from lines in which a covered character is changed', () => {
  fc.assert(
    fc.property(kind, holder, fc.nat(), fc.constantFrom(...'0123456789'), (size, of, place, other) => {
      const lines = linesOf(size, of);
      const row = 1;
      const start = size === 'TD1' ? 0 : 13;
      const at = start + (place % 7);
      const line = lines[row] ?? '';
      fc.pre(line[at] !== other);
      lines[row] = line.slice(0, at) + other + line.slice(at + 1);
      expect(readPassportLines(lines.join('\n'), TODAY)).toEqual({ is: 'wrong', why: 'check-digit' });
    }),
    { numRuns: 300 },
  );
});

const JANE = linesOf('TD3', { family: 'SAMPLE', given: 'JANE', nationality: 'D', birth: '800503', number: 'X1234567' });

it.each([
  ['one line', JANE.join('')],
  ['spaces between the characters', JANE.map((line) => [...line].join(' ')).join('\n')],
  ['lines of other text around', ['Passport', ...JANE, 'checked by phone'].join('\n')],
])('reads lines with %s', (_, text) => {
  expect(readPassportLines(text, TODAY)).toMatchObject({
    is: 'read',
    lines: { name: 'JANE SAMPLE', nationality: 'DEU' },
  });
});

it('says that a name which fills its field may be cut', () => {
  const long = {
    family: 'A'.repeat(20),
    given: 'B'.repeat(20),
    nationality: 'FRA',
    birth: '800503',
    number: 'X1234567',
  };
  expect(readPassportLines(linesOf('TD3', long).join('\n'), TODAY)).toMatchObject({ lines: { isNameCut: true } });
});

it('leaves the century of a year open that fits two', () => {
  const child = { family: 'SAMPLE', given: 'JOE', nationality: 'FRA', birth: '150309', number: 'X1234567' };
  expect(readPassportLines(linesOf('TD3', child).join('\n'), TODAY)).toMatchObject({ lines: { birth: '09 MAR 15' } });
});

it('states no birth where the document has only the year', () => {
  const unknown = { family: 'SAMPLE', given: 'JOE', nationality: 'FRA', birth: '61<<<<', number: 'X1234567' };
  expect(readPassportLines(linesOf('TD3', unknown).join('\n'), TODAY)).toMatchObject({ lines: { birth: '' } });
});

it('refuses lines of which one is cut', () => {
  expect(readPassportLines(JANE.map((line) => line.slice(0, 43)).join('\n'), TODAY)).toEqual({
    is: 'wrong',
    why: 'length',
  });
});

it.each(['Jane Sample', 'Jane Sample <jane@example.com>', '', 'A<B<C', 'P<UTO'])('finds no lines in %j', (text) => {
  expect(readPassportLines(text, TODAY)).toBeNull();
});
