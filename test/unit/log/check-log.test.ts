import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { checkLog } from '@/utils/log/check-log';
import { readLogFile, writeLogFile } from '@/utils/log/log-file';
import {
  EMPTY_STATEMENT,
  type LogLine,
  type LogStatement,
  nextLine,
  shortLine,
  withoutContent,
} from '@/utils/log/log-line';
import { writeLogTable } from '@/utils/log/log-table';
import { readWitnesses } from '@/utils/log/quotes';

const stated = (subject: string): LogStatement => ({
  ...{ event: 'lookup', operator: 'k.sample', operation: 'score', subject, reference: '4711', reason: 'onboarding' },
  ...{ how: 'sent', outcome: 'done', decision: '', lookup: `id of ${subject}` },
});
const LINES: LogLine[] = [];
for (let index = 0; index < 30; index++) {
  LINES.push(nextLine(LINES.at(-1), stated(`person${index}@example.com`), { at: 1000 + index, salt: `salt ${index}` }));
}

test('an unchanged log has no problem, also as a file and with deleted subjects', () => {
  expect(checkLog(LINES, []).problems).toEqual([]);
  expect(readLogFile(writeLogFile(LINES))).toEqual(LINES);
  expect(readLogFile(writeLogTable(LINES))).toEqual(LINES);
  const deleted = LINES.map((line) => (line.number % 3 === 0 ? withoutContent(line) : line));
  expect(checkLog(deleted, LINES).problems).toEqual([]);
  expect(JSON.stringify(deleted)).not.toContain('person2@example.com');
  expect(readLogFile(writeLogTable(deleted))).toEqual(deleted);
});

test('after the deletion of all data, a log continues only with a line that says so', () => {
  const content = (event: LogStatement['event']) => ({ ...EMPTY_STATEMENT, event, outcome: '30' });
  const first = nextLine(LINES.at(-1), content('deletion'), { at: 9000, salt: 'x' });
  const second = nextLine(first, stated('jo@example.com'), { at: 9001, salt: 'y' });
  expect(checkLog([first, second], []).problems).toEqual([]);
  expect(checkLog([second], []).problems).toEqual([{ kind: 'gap', number: 32 }]);
  const forged = nextLine(LINES.at(-1), content('lookup'), { at: 9000, salt: 'x' });
  expect(checkLog([forged], []).problems).toEqual([{ kind: 'gap', number: 31 }]);
});

test('no cell of the table begins like a formula, and each text is read back unchanged', () => {
  const texts = [
    '=1+1',
    "'=1",
    '-4711',
    '@x',
    '+1',
    "''-",
    'a,"b"\nc',
    "'plain",
    ' 7 ',
    '\t=x',
    '﹦1',
    "'＝1",
    '\u200b=1',
  ];
  const lines: LogLine[] = [];
  for (const text of texts) {
    lines.push(nextLine(lines.at(-1), { ...stated('jo@example.com'), reference: text }, { at: 1, salt: 's' }));
  }
  expect(readLogFile(writeLogTable(lines))).toEqual(lines);
  expect(writeLogTable(lines)).not.toMatch(/(^|,)"?[=+\-@\t]/m);
  expect(writeLogTable(lines)).not.toMatch(/(^|,)"?\u200b?[﹦＝=]/m);
});

test('lines of before that state less keep their digests', () => {
  // As it was written before lines stated decisions about hits.
  const old = nextLine(undefined, stated('jo@example.com'), { at: 1, salt: 's' });
  expect(old.contentDigest).toBe('d2ec16602db8b5c5fae56a6bddb4783f');
  expect(checkLog([old], []).problems).toEqual([]);
  const more = nextLine(
    old,
    { ...stated('jo@example.com'), hit: 'Jo Sample · OFAC', note: 'seen' },
    { at: 2, salt: 's' },
  );
  expect(checkLog([old, more], []).problems).toEqual([]);
  const changed = { ...more, content: { ...stated('jo@example.com'), hit: 'Jo Sample', note: 'seen' } };
  expect(checkLog([old, changed], []).problems).toEqual([{ kind: 'changed', number: 2 }]);
});

test('an old table, without the later columns, is still read', () => {
  const first = LINES.slice(0, 2);
  const rows = writeLogTable(first).split('\r\n');
  const without = rows.map((row) => row.split(','));
  const gone = new Set(['hit', 'note', 'compared', 'validUntil', 'together', 'line', 'keys', 'file']);
  const kept = without.map((cells) => cells.filter((_, i) => !gone.has(without[0]?.[i] ?? '')));
  expect(kept[0]).toHaveLength(16);
  expect(readLogFile(kept.map((cells) => cells.join(',')).join('\r\n'))).toEqual(first);
});

describe('what could not be checked', () => {
  test('lines without content are counted in ranges, all of them too', () => {
    const empty = LINES.map((line) => ([3, 4, 5, 9].includes(line.number) ? withoutContent(line) : line));
    expect(checkLog(empty, [])).toMatchObject({
      problems: [],
      emptied: [
        [3, 5],
        [9, 9],
      ],
      deletion: null,
    });
    expect(checkLog(LINES.map(withoutContent), []).emptied).toEqual([[1, 30]]);
  });

  test('a log that begins with a deletion says so; a quote from before it is not there', () => {
    const content = { ...EMPTY_STATEMENT, event: 'deletion', outcome: '30' } as const;
    const last = LINES.at(-1) as LogLine;
    const deletion = nextLine(last, content, { at: 9000, salt: 'x' });
    const quote = { number: 12, digest: LINES[11]?.digest ?? '' };
    expect(checkLog([deletion], [quote])).toEqual({
      ...{ problems: [{ kind: 'not-there', number: 12 }], emptied: [], deletion },
    });
    // The deletion names the line before it.
    expect(checkLog([deletion], [{ number: 30, digest: last.digest }]).problems).toEqual([]);
    const forged = nextLine({ number: 30, digest: 'ab'.repeat(16) }, content, { at: 9000, salt: 'x' });
    expect(checkLog([forged], [{ number: 30, digest: last.digest }]).problems).toEqual([
      { kind: 'other-line', number: 30 },
    ]);
  });
});

describe('a table that a spreadsheet saved again', () => {
  const text = { ...stated('jo@example.com'), reference: 'a;b, "c"', hit: '=1', note: 'two\nlines' };
  const lines = [LINES[0] as LogLine, nextLine(LINES[0], text, { at: 3, salt: 's' })];
  const cells = Papa.parse<string[]>(writeLogTable(lines), { skipEmptyLines: true }).data;
  const saved = (config: Papa.UnparseConfig, rows = cells) => Papa.unparse(rows, config);
  test.each([
    ['semicolons', saved({ delimiter: ';' })],
    ['tabs', saved({ delimiter: '\t' })],
    ['all cells quoted', saved({ quotes: true })],
    ['other line ends, and an empty line at the end', `\uFEFF${saved({ delimiter: ';', newline: '\n' })}\n;;\n`],
    [
      'separators at the end',
      saved(
        { delimiter: ';' },
        cells.map((row) => [...row, '', '']),
      ),
    ],
  ])('is read: %s', (_, file) => expect(readLogFile(file)).toEqual(lines));
  test('a changed value is found', () => {
    const changed = cells.map((row) => row.map((cell) => cell.replace('a;b', 'a;x')));
    expect(checkLog(readLogFile(saved({ delimiter: ';' }, changed)) ?? [], []).problems).toEqual([
      { kind: 'changed', number: 2 },
    ]);
  });
});

describe('notes as witnesses', () => {
  test('a line is quoted by number and the beginning of its digest, and found in any text', () => {
    const [first] = LINES;
    const note = `Score 74 · REVIEW\nlog ${first && shortLine(first)}\nlog 12 · ${'ab'.repeat(4)}`;
    expect(readWitnesses(note)).toEqual([
      { number: 1, digest: first?.digest.slice(0, 8) },
      { number: 12, digest: 'abababab' },
    ]);
  });

  test('every language has its word, in capitals, with any dash and any digits', async () => {
    const digest = '9f3c0a12';
    for (const tag of ['en', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt_BR']) {
      const file = await readFile(`locales/${tag}.yml`, 'utf8');
      const word = /^note:[\s\S]*?\n {2}log: '(.*) \{line\}'/m.exec(file)?.[1] ?? '';
      for (const between of [' · ', '·', ' - ', ' – ', '. '])
        for (const text of [
          `${word} 412${between}${digest}`,
          `${word.toUpperCase()} 412${between}${digest.toUpperCase()}`,
        ])
          expect(readWitnesses(`see ${text}, please`), text).toEqual([{ number: 412, digest }]);
    }
    for (const number of ['٤١٢', '۴۱۲', '४१२', '４１２'])
      expect(readWitnesses(`log ${number} · ${digest}`)).toEqual([{ number: 412, digest }]);
  });

  test.each([
    '12 · 20261129',
    '7 · deadbeef',
    'employee 412 · 12112026',
    'blog 412 · 9f3c0a12',
    'log 412 · 9f3c',
    'log 412',
  ])('is no quote: %s', (text) => expect(readWitnesses(text)).toEqual([]));

  test('a cut end is found if a note names a later line, and only then', () => {
    const cut = LINES.slice(0, 20);
    expect(checkLog(cut, []).problems).toEqual([]);
    expect(checkLog(cut, [{ number: 25, digest: LINES[24]?.digest ?? '' }]).problems).toEqual([
      { kind: 'cut', after: 20 },
    ]);
  });

  test('a rewritten log is noticed by its note', () => {
    const other = nextLine(undefined, stated('jo@example.com'), { at: 1, salt: 'x' });
    expect(checkLog([other], [{ number: 1, digest: LINES[0]?.digest.slice(0, 8) ?? '' }]).problems).toEqual([
      { kind: 'other-line', number: 1 },
    ]);
  });
});

test.each([
  '',
  '{}',
  '[]',
  '{"format":"sightline-log","version":2,"lines":[]}',
  'number,at',
  `${writeLogTable([])}1,2`,
])('a file that is no log is refused: %s', (text) => expect(readLogFile(text)).toBeNull());
