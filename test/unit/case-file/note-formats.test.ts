import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import {
  asTable,
  type CopiedNote,
  formatNote,
  NOTE_FORMATS,
  type NoteFormat,
  type NoteLine,
  noteAsHtml,
  noteAsMarkdown,
  noteAsRow,
  noteInCell,
} from '@/utils/case-file/note-formats';
import { lookupRecordWith } from '../lookup/record';

const NOTE =
  'Sightline: Email score\nScore: 74 (a › b)\nReasons:\n- <b>bold</b> & *stars*\n- [link](x)\n1. first\nlog 4 · 9f3c0a12';
const linesOf = (note: string): NoteLine[] =>
  note.split('\n').map((line) => ({ text: line.replace(/^- /, ''), isItem: line.startsWith('- ') }));
const RECORD = lookupRecordWith({
  subject: { operation: 'score', request: { email: '=jane@example.com' } },
});
const LINE = { number: 4, at: 0, salt: null, content: null, contentDigest: '', previous: '', digest: '9f3c0a12' };
const RESULT = {
  record: RECORD,
  report: { score: null, label: null },
  purpose: { reference: '47\t11', reason: '-x', operator: 'k.sample' },
  line: LINE,
};
const leftOut = (count: number) => `and ${count} more`;
const rowOf = (note: string, personal = true) =>
  noteAsRow(RESULT, { note: noteInCell(linesOf(note), leftOut), personal });
const copied = (note: string, format: NoteFormat): CopiedNote =>
  format === 'row' ? asTable([rowOf(note)]) : formatNote(linesOf(note), format);

test('Markdown keeps lists and line ends, and no word of a service becomes markup', () => {
  expect(noteAsMarkdown(linesOf(NOTE))).toBe(
    [
      '**Sightline: Email score**\n',
      'Score: 74 (a › b)  \nReasons:\n',
      '- \\<b\\>bold\\</b\\> \\& \\*stars\\*\n- \\[link\\](x)\n',
      '1\\. first  \nlog 4 · 9f3c0a12',
    ].join('\n'),
  );
});

test('rich text keeps lists, and no word of a service becomes markup', () => {
  expect(noteAsHtml(linesOf(NOTE))).toBe(
    '<p><b>Sightline: Email score</b></p><p>Score: 74 (a › b)</p><p>Reasons:</p><ul><li>&lt;b&gt;bold&lt;/b&gt; &amp; *stars*</li><li>[link](x)</li></ul><p>1. first</p><p>log 4 · 9f3c0a12</p>',
  );
});

test('a row has ten cells on one line, and a spreadsheet runs none of them', () => {
  const { text } = rowOf(NOTE);
  const cells = text.split('\t');
  expect(cells).toHaveLength(10);
  expect(cells.slice(1, 7)).toEqual(["'=jane@example.com", '', '', '47 11', "'-x", 'k.sample']);
  expect(cells.slice(-2)).toEqual(['4 · 9f3c0a12', NOTE.replace(/\n(?:- )?/g, ' | ')]);
  expect(rowOf(NOTE, false).text).not.toContain('jane');
});

test.each([
  ['﹦1+1', "'﹦1+1"],
  ['＝1+1', "'＝1+1"],
  ['\u200b=1+1', "\u200b'=1+1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['case;=1+1', "case;'=1+1"],
  ['47\u202811\r\n12\t13', '47 11 12 13'],
  ['"open', '"open'],
  ['"Acme" and\t"Sons"', '"Acme" and "Sons"'],
  ['"=1+1', `"'=1+1`],
])('a spreadsheet reads the case %j as the text %j', (reference, read) => {
  const purpose = { reference, reason: '', operator: '' };
  const { text: row } = noteAsRow({ ...RESULT, purpose }, { note: 'note', personal: true });
  const { data } = Papa.parse<string[]>(`${row}\n${row}`, { delimiter: '\t' });
  expect(data.map((cells) => [cells.length, cells[4], cells[9]])).toEqual([
    [10, read, 'note'],
    [10, read, 'note'],
  ]);
});

test('a row holds the whole of a long note, to its last hit', () => {
  const lines = Array.from({ length: 400 }, (_, i) => `- Sanctions: hit number ${i} of a long list`);
  const { text } = rowOf(lines.join('\n'));
  for (const line of lines) expect(text).toContain(line.slice(2));
});

test('a cell has room in Excel, keeps what the user decided, and says how many hits it leaves out', () => {
  const hits = Array.from({ length: 1000 }, (_, i) => `- Sanctions: hit number ${i} of a very long list`);
  const cell = noteInCell(linesOf([...hits, 'Your decision: Reject'].join('\n')), leftOut);
  expect(cell.length).toBeLessThan(32_767);
  const shown = cell.split(' | ').filter((line) => line.startsWith('Sanctions')).length;
  expect(cell).toContain(`| and ${1000 - shown} more | Your decision: Reject`);
});

test('no line of a note becomes two lines of a row', () => {
  const cell = noteInCell(linesOf('- Sanctions: Jon | Your decision: No concern | Log: 7\nScore: 1'), leftOut);
  expect(cell.split(' | ')).toHaveLength(2);
});

test('a row is also a table whose cells are texts', () => {
  const purpose = { reference: '00123', reason: '3/5', operator: '' };
  const rows = [noteAsRow({ ...RESULT, purpose }, { note: '<b>', personal: true }), rowOf(NOTE)];
  const { text, html } = asTable(rows);
  expect(text).toBe(rows.map((row) => row.text).join('\n'));
  expect(html.match(/<tr>/g)).toHaveLength(2);
  expect(html.match(/<td style="mso-number-format:'\\@'"/g)).toHaveLength(20);
  for (const shown of ['>00123</td>', '>3/5</td>', '>&lt;b&gt;</td>']) expect(html).toContain(shown);
});

test('no format omits a line of the note', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const line = fc.tuple(fc.boolean(), word).map(([isItem, text]) => (isItem ? `- ${text}` : text));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.constantFrom(...NOTE_FORMATS), (lines, format) => {
      const note = lines.join('\n');
      const { text, html } = copied(note, format);
      for (const each of lines) {
        expect(text).toContain(each.replace(/^- /, ''));
        if (html !== undefined) expect(html).toContain(each.replace(/^- /, ''));
      }
    }),
    { numRuns: 500 },
  );
});
