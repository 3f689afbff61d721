import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readName } from '@/utils/subject/read-name';

const person = (text: string) => readName(text, 'individual');

describe('a name is sent with one kind of space and without characters that nobody sees', () => {
  test.each([
    ['Jane  Sample', 'Jane Sample', ['spaces']],
    ['Jane\u00a0Sample', 'Jane Sample', ['spaces']],
    ['Jane\tSample', 'Jane Sample', ['spaces']],
    ['Jane\r\nSample', 'Jane Sample', ['spaces']],
    ['Jane\u2028Sample', 'Jane Sample', ['spaces']],
    ['Jane\u202f\u2003Sample', 'Jane Sample', ['spaces']],
    ['Jane\u2800Sample', 'Jane Sample', ['spaces']],
    ['山田\u3000太郎', '山田 太郎', ['spaces']],
    ['\u00a0Jane Sample', 'Jane Sample', ['spaces']],
    ['John\u200bSmith', 'John Smith', ['invisible']],
    ['John\u00adSmith', 'John Smith', ['invisible']],
    ['John\u2060Smith', 'John Smith', ['invisible']],
    ['JOHN\u200bSMITH', 'JOHN SMITH', ['invisible']],
    ['John \u200bSmith', 'John Smith', ['invisible']],
    ['John\u200b \u200bSmith', 'John Smith', ['invisible']],
    ['Muster\u00admann Max', 'Mustermann Max', ['invisible']],
    ['Jo\u200bhn Smith', 'John Smith', ['invisible']],
    ['Ronald Mc\u00adDonald', 'Ronald McDonald', ['invisible']],
    ['\u200eAnn Sample\u200e', 'Ann Sample', ['invisible']],
    ['\u202aAnn Sample\u202c', 'Ann Sample', ['invisible']],
    ['\ufeffAnn Sample', 'Ann Sample', ['invisible']],
    ['Ann\u{e0041}\u{e007f} Sample', 'Ann Sample', ['invisible']],
    ['Ann\ufe0f Sample', 'Ann Sample', ['invisible']],
    ['A\u200cnn Sample', 'Ann Sample', ['invisible']],
    ['\u3164Ann Sample', 'Ann Sample', ['invisible']],
    [' Jane Sample ', 'Jane Sample', []],
    ['Jose\u0301', 'José', []],
  ])('%j is sent as %j', (text, name, remarks) => {
    expect(person(text)).toEqual({ name, remarks, problem: null, doubt: null });
  });

  test.each(['می\u200cخواهم', 'علی\u200cرضا', 'श्री\u200dमान', 'ක්\u200dරිෂ්', 'അവന്\u200d', 'क्\u200cष'])(
    'a joiner stays where its script is written with it: %j',
    (name) => {
      expect(person(name)).toMatchObject({ name, remarks: [] });
    },
  );

  test('no cleaning adds or loses a visible character', () => {
    const piece = fc.constantFrom(
      'Jane',
      'de',
      'Mc',
      'Óscar',
      '山田',
      'علی',
      "O'",
      '-',
      ' ',
      '\u00a0',
      '\u200b',
      '\u00ad',
      '\u202e',
      '\t',
      '"',
    );
    const visible = (text: string) => text.replace(/[\s\p{DI}"']/gu, '');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { name, remarks } = person(pieces.join(''));
        expect(visible(name)).toBe(visible(pieces.join('')));
        expect(name).not.toMatch(/\p{DI}|[^\S ]| {2}/u);
        if (remarks.length === 0) expect(name).toBe(pieces.join('').trim());
        expect(person(name).name).toBe(name);
      }),
    );
  });
});

describe('quotation marks around a whole name are removed', () => {
  test.each([
    ['"Jane Sample"', 'Jane Sample'],
    ['"""Jane Sample"""', 'Jane Sample'],
    ["'Jane Sample'", 'Jane Sample'],
    ["'Sean O'Brien'", "Sean O'Brien"],
    ['“Jane Sample”', 'Jane Sample'],
    ['„Jane Sample“', 'Jane Sample'],
    ['« Jane Sample »', 'Jane Sample'],
    ['»Jane Sample«', 'Jane Sample'],
    ['「山田 太郎」', '山田 太郎'],
    ['"Example Trading Ltd"', 'Example Trading Ltd'],
  ])('%s', (text, name) => {
    expect(person(text)).toEqual({ name, remarks: ['quotes'], problem: null, doubt: null });
  });

  test.each([
    '"Jack" Smith "Jr"',
    'Jane "JJ" Sample',
    "O'Brien",
    "'t Hooft",
    "Hawai'i'",
    'Jane "Sample"',
    '"Jack" Smith',
  ])('other quotation marks stay: %s', (name) => {
    expect(person(name)).toMatchObject({ name, remarks: [] });
  });
});

test.each([
  ['\u0421arl Smith', ['mixed-scripts']],
  ['Carl Smіth', ['mixed-scripts']],
  ['Αnna Smith', ['mixed-scripts']],
  ['Сосо Smith', ['mixed-scripts']],
  ['𝐉𝐚𝐧𝐞 Sample', ['rare-letters']],
  ['Ⓙane Sample', ['rare-letters']],
  ['Carl Smith', []],
  ['Иван Петров', []],
  ['Иван Smith', []],
  ['株式会社ABC', []],
  ['ＡＢＣ商事', []],
  ['Mª José López', []],
  ['Renée O’Brien', []],
  ['Nguyễn Thị Hà', []],
  ['Example™ Ltd', []],
])('letters that imitate others get a remark: %s', (text, remarks) => {
  expect(person(text).remarks).toEqual(remarks);
});

test.each([
  ['', 'missing'],
  ['\u200b\u2060', 'missing'],
  ['–', 'no-letters'],
  ['Ja\u0000ne', 'control-character'],
  ['x'.repeat(501), 'too-long'],
  ['\u200b'.repeat(1_000_000), 'too-long'],
])('%.20j cannot be sent', (name, problem) => {
  expect(person(name).problem).toBe(problem);
});
