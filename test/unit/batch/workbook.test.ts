import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openWorkbook } from '@/utils/list/workbook/open-workbook';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';
import { workbookOf } from './workbook-of';

function read(bytes: Uint8Array, sheet = 0) {
  const workbook = openWorkbook(bytes);
  const read = 'problem' in workbook ? workbook : workbook.read(sheet);
  return 'problem' in read ? read : { text: read.text };
}
const inline = (text: string, at = '') => `<c ${at && `r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`;
const NAMES = `<row r="1">${inline('Name')}</row><row r="2">${inline('Jane Sample')}</row>`;

test('shared, rich and inline texts are read, without the reading aids of Japanese', () => {
  const strings =
    '<si><t>氏名</t><rPh sb="0" eb="2"><t>シメイ</t></rPh></si><si><r><t xml:space="preserve">Jane </t></r><r><t>Sample</t></r></si><si><t>A &amp; B, "C"&#10;D</t></si>';
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c></row><row r="3"><c r="A3" t="s"><v>1</v></c>${inline('個人', 'B3')}</row>`;
  expect(read(workbookOf({ sheets: { Sheet1: rows }, strings }))).toEqual({
    text: '氏名,,"A & B, ""C""\nD"\n\nJane Sample,個人',
  });
});

test('dates are read by their styles, in both calendars; numbers keep their digits', () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="[Red]0.00&quot; d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
  const rows =
    '<row><c s="1"><v>29353</v></c><c s="2"><v>29353.5</v></c><c s="3"><v>29353</v></c><c><v>1.9800512E7</v></c><c><v>0.30000000000000004</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c s="1"><v>1</v></c></row>';
  expect(read(workbookOf({ sheets: { A: rows }, styles }))).toEqual({
    text: '1980-05-12,1980-05-12 12:00:00,29353,19800512,0.3,TRUE,#N/A,1900-01-01',
  });
  expect(
    read(workbookOf({ sheets: { A: '<row><c s="1"><v>27891</v></c></row>' }, styles, settings: 'date1904="1"' })),
  ).toEqual({ text: '1980-05-12' });
});

test('a formula gives its stored value and is never text; without one, the workbook is refused', () => {
  const value = '<row><c t="str"><f>CONCATENATE(A1,"x")</f><v>Jane Sample</v></c><c><f>1+1</f><v>2</v></c></row>';
  expect(read(workbookOf({ sheets: { A: value } }))).toEqual({ text: 'Jane Sample,2' });
  const none = '<row><c><f>WEBSERVICE("https://example.com")</f></c></row>';
  expect(read(workbookOf({ sheets: { A: none } }))).toEqual({ problem: 'not-calculated' });
});

test('sheets are chosen by their place; prefixed elements are read', () => {
  const prefixed = '<x:row r="1"><x:c t="inlineStr"><x:is><x:t>Second</x:t></x:is></x:c></x:row>';
  const bytes = workbookOf({ sheets: { First: NAMES, Second: prefixed } });
  expect(openWorkbook(bytes)).toMatchObject({ sheets: [{ name: 'First', isHidden: false }, { name: 'Second' }] });
  expect(read(bytes, 1)).toEqual({ text: 'Second' });
});

test('F33: rows and columns that a workbook hides are counted, and can be left out; the others keep their lines', () => {
  const row = (number: number, name: string, more = '') => `<row r="${number}" ${more}>${inline(name)}</row>`;
  const rows = `${row(1, 'Name')}${row(2, 'A', 'hidden="1"')}${row(3, 'B')}<row r="4" hidden="1"/>${row(5, 'C', 'hidden="true"')}${row(6, 'D')}`;
  const workbook = openWorkbook(workbookOf({ sheets: { Sheet1: rows } }));
  if ('problem' in workbook) throw new Error(workbook.problem);
  expect(workbook.read(0)).toEqual({ text: 'Name\nA\nB\n\nC\nD', hidden: { rows: 2, columns: 0 }, hiddenColumns: [] });
  expect(workbook.read(0, ['rows'])).toMatchObject({ text: 'Name\n\nB\n\n\nD' });

  const columns =
    '<cols><col min="1" max="1"/><col min="2" max="3" hidden="1"/><col min="9" max="99" hidden="1"/></cols>';
  const wide = `${row(1, 'Name').replace('</row>', `${inline('Old name')}${inline('')}${inline('Type')}</row>`)}${row(2, 'A', 'hidden="1"')}`;
  const other = openWorkbook(workbookOf({ sheets: { Sheet1: wide }, columns }));
  if ('problem' in other) throw new Error(other.problem);
  expect(other.read(0)).toEqual({
    text: 'Name,Old name,,Type\nA',
    hidden: { rows: 1, columns: 1 },
    hiddenColumns: ['Old name'],
  });
  expect(other.read(0, ['columns'])).toMatchObject({ text: 'Name,,Type\nA' });
  expect(other.read(0, ['rows', 'columns'])).toMatchObject({ text: 'Name,,Type' });
});

test('macros and links to other files are not looked at', () => {
  const bytes = workbookOf({
    sheets: { A: NAMES },
    more: {
      'xl/vbaProject.bin': strToU8('macro'),
      'xl/externalLinks/externalLink1.xml': strToU8('<!DOCTYPE x SYSTEM "https://example.com/x"><externalLink/>'),
    },
  });
  expect(read(bytes)).toEqual({ text: 'Name\nJane Sample' });
});

test.each([
  ['a cell in column ALL', `<row r="1">${inline('x', 'ALL1')}</row>`, 'too-many-columns'],
  ['a million cells in a row', `<row>${'<c t="n"><v>1</v></c>'.repeat(1_000_000)}</row>`, 'too-many-columns'],
  ['too many rows', '<row><c><v>1</v></c></row>'.repeat(20_001), 'too-many-rows'],
  ['texts of many megabytes', `<row>${inline('x'.repeat(900_000)).repeat(10)}</row>`, 'workbook-too-large'],
  ['an unclosed element', '<row><c><v>1', 'not-a-workbook'],
])('%s is refused', (_, rows, problem) => {
  const bytes = workbookOf({ sheets: { A: rows } });
  expect(cpuMs(() => expect(read(bytes)).toEqual({ problem }))).toBeLessThan(10_000);
});

test('formatted cells without content far away cost nothing', () => {
  const rows = `<row r="1">${inline('Name')}<c r="XFD1" s="1"/></row><row r="1048576">${inline('Jane Sample', 'A1048576')}</row>`;
  expect(read(workbookOf({ sheets: { A: rows } }))).toEqual({ text: 'Name\n\nJane Sample' });
});

test('a zip bomb stops at the limit, whatever size it claims', () => {
  const bomb = new Uint8Array(150_000_000);
  const bytes = workbookOf({ sheets: { A: NAMES }, more: { 'xl/worksheets/sheet1.xml': bomb } });
  expect(bytes.length).toBeLessThan(2_000_000);
  const lying = bytes.slice();
  // The unpacked size in the local header of the largest part.
  const view = new DataView(lying.buffer);
  for (let at = 0; at < lying.length - 30; at++) {
    if (view.getUint32(at, true) === 0x04034b50 && view.getUint32(at + 22, true) === bomb.length)
      view.setUint32(at + 22, 100, true);
  }
  for (const each of [bytes, lying]) {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    expect(cpuMs(() => expect(read(each)).toMatchObject({ problem: 'workbook-too-large' }))).toBeLessThan(10_000);
    const after = process.memoryUsage();
    expect(after.heapUsed + after.arrayBuffers - heapUsed - arrayBuffers).toBeLessThan(100_000_000);
  }
});

test.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><row><c t="str"><v>&c;</v></c></row>'],
  ['an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><row><c t="str"><v>&b;</v></c></row>'],
])('%s is refused', (_, rows) => {
  expect(read(workbookOf({ sheets: { A: rows } }))).toEqual({ problem: 'not-a-workbook' });
});

test.each([
  ['no zip', strToU8('Name,Type')],
  ['an empty file', new Uint8Array()],
  ['a zip that is no workbook', workbookOf({ sheets: {} })],
  ['half a workbook', workbookOf({ sheets: { A: NAMES } }).subarray(0, 700)],
])('%s is no workbook', (_, bytes) => {
  expect(read(bytes)).toEqual({ problem: 'not-a-workbook' });
});

test('ten thousand parts are refused', () => {
  const more = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`a${i}`, new Uint8Array()]));
  expect(read(workbookOf({ sheets: { A: NAMES }, more }))).toEqual({ problem: 'workbook-too-large' });
});

test('ten thousand rows are read in a moment', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, i) => `<row r="${i + 1}">${inline(`Jane ${i}`)}${inline('individual')}<c><v>${i}</v></c></row>`,
  );
  const bytes = workbookOf({ sheets: { A: rows.join('') } });
  expect(cpuMs(() => expect(read(bytes)).toMatchObject({ text: expect.stringMatching(/Jane 9999/) }))).toBeLessThan(
    2 * A_MOMENT_MS,
  );
});

test.each([
  ['Jane_x000D_\nSample', '"Jane\nSample"'],
  ['Example_x0020_Ltd', 'Example Ltd'],
  ['Jane_x00A0_Sample', 'Jane\u00a0Sample'],
  ['J_x00fc_rgen', 'Jürgen'],
  ['_x005F_x000D_', '_x000D_'],
  ['a_x005f_b', 'a_b'],
  ['_x0041__x0042_', 'AB'],
  ['jane_x@example.com', 'jane_x@example.com'],
  ['x000D', 'x000D'],
  ['_xZZZZ_', '_xZZZZ_'],
])('the escapes of %j are decoded', (written, text_) => {
  const shared = workbookOf({
    sheets: { A: '<row><c t="s"><v>0</v></c></row>' },
    strings: `<si><t>${written}</t></si>`,
  });
  const formula = workbookOf({ sheets: { A: `<row><c t="str"><f>A2</f><v>${written}</v></c></row>` } });
  const cell = workbookOf({ sheets: { A: `<row>${inline(written)}</row>` } });
  for (const bytes of [shared, formula, cell]) expect(read(bytes)).toEqual({ text: text_ });
});

describe('a merged cell', () => {
  const merged = (rows: string, ...ranges: string[]) =>
    read(
      workbookOf({
        sheets: { A: rows },
        after: `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`,
      }),
    );
  const people = ['Jane Sample', 'Joe Roe', 'Ann Poe', 'Bob Doe'].map(
    (name, i) => `<row r="${i + 2}">${i === 0 ? inline('DE', 'A2') : ''}${inline(name, `B${i + 2}`)}</row>`,
  );

  test.each([
    [['A2:A4'], 'DE,Jane Sample\nDE,Joe Roe\nDE,Ann Poe\n,Bob Doe'],
    [['A2:A5'], 'DE,Jane Sample\nDE,Joe Roe\nDE,Ann Poe\nDE,Bob Doe'],
    // Beside each other: the second column keeps its own texts.
    [['A2:B3'], 'DE,Jane Sample\nDE,Joe Roe\n,Ann Poe\n,Bob Doe'],
    [['A2:A1048576'], 'DE,Jane Sample\nDE,Joe Roe\nDE,Ann Poe\nDE,Bob Doe'],
    [['A3:A5'], 'DE,Jane Sample\n,Joe Roe\n,Ann Poe\n,Bob Doe'],
    [['A2'], 'DE,Jane Sample\n,Joe Roe\n,Ann Poe\n,Bob Doe'],
    [['nonsense', ''], 'DE,Jane Sample\n,Joe Roe\n,Ann Poe\n,Bob Doe'],
  ])('%j counts for all its rows', (ranges, text) => {
    expect(merged(people.join(''), ...ranges)).toEqual({ text: `\n${text}` });
  });

  test('does not add rows, and keeps what other rows say', () => {
    const rows = `<row r="1">${inline('DE', 'A1')}${inline('A', 'B1')}</row><row r="3">${inline('FR', 'A3')}${inline('B', 'B3')}</row>`;
    expect(merged(rows, 'A1:A9')).toEqual({ text: 'DE,A\n\nFR,B' });
  });

  test('cannot make a small file large', () => {
    const rows = Array.from({ length: 15_000 }, (_, i) => `<row r="${i + 1}">${inline('x')}</row>`).join('');
    const bytes = () => merged(rows, ...Array.from({ length: 50_000 }, () => 'A1:A15000'));
    expect(cpuMs(() => expect(bytes()).toEqual({ problem: 'workbook-too-large' }))).toBeLessThan(5_000);
  });
});

test('rows far apart make no text of blank lines, and close ones keep their numbers', () => {
  const row = (number: number) => `<row r="${number}">${inline(`Jane ${number}`, `A${number}`)}</row>`;
  const far = Array.from({ length: 20_000 }, (_, i) => row(i * 1000 + 1)).join('');
  expect(
    cpuMs(() => {
      const text_ = read(workbookOf({ sheets: { A: far } }));
      const lines = 'text' in text_ ? text_.text.split('\n') : [];
      expect(lines.length).toBeLessThan(61_000);
      expect(lines.slice(0, 3)).toEqual(['Jane 1', '', '']);
      expect(lines[1000]).toBe('Jane 1001');
      expect(lines.at(-1)).toBe('Jane 19999001');
    }),
  ).toBeLessThan(5_000);
});

test('millions of shared texts are refused', () => {
  const bytes = workbookOf({ sheets: { A: NAMES }, strings: '<si><t>a</t></si>'.repeat(3_000_000) });
  expect(cpuMs(() => expect(read(bytes)).toEqual({ problem: 'workbook-too-large' }))).toBeLessThan(4_000);
});
