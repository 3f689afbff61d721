import { describe, expect, test } from 'vitest';
import { checkLog, readWitnesses } from '@/utils/log/check-log';
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

const stated = (subject: string): LogStatement => ({
  ...{ event: 'lookup', operator: 'k.sample', operation: 'score', subject, reference: '4711', reason: 'onboarding' },
  ...{ how: 'sent', outcome: 'done', decision: '', lookup: `id of ${subject}` },
});
const LINES: LogLine[] = [];
for (let index = 0; index < 30; index++) {
  LINES.push(nextLine(LINES.at(-1), stated(`person${index}@example.com`), { at: 1000 + index, salt: `salt ${index}` }));
}

test('an unchanged log has no problem, also as a file and with deleted subjects', () => {
  expect(checkLog(LINES, [])).toEqual([]);
  expect(readLogFile(writeLogFile(LINES))).toEqual(LINES);
  expect(readLogFile(writeLogTable(LINES))).toEqual(LINES);
  const deleted = LINES.map((line) => (line.number % 3 === 0 ? withoutContent(line) : line));
  expect(checkLog(deleted, LINES)).toEqual([]);
  expect(JSON.stringify(deleted)).not.toContain('person2@example.com');
  expect(readLogFile(writeLogTable(deleted))).toEqual(deleted);
});

test('after the deletion of all data, a log continues only with a line that says so', () => {
  const content = (event: LogStatement['event']) => ({ ...EMPTY_STATEMENT, event, outcome: '30' });
  const first = nextLine(LINES.at(-1), content('deletion'), { at: 9000, salt: 'x' });
  const second = nextLine(first, stated('jo@example.com'), { at: 9001, salt: 'y' });
  expect(checkLog([first, second], [])).toEqual([]);
  expect(checkLog([second], [])).toEqual([{ kind: 'gap', number: 32 }]);
  const forged = nextLine(LINES.at(-1), content('lookup'), { at: 9000, salt: 'x' });
  expect(checkLog([forged], [])).toEqual([{ kind: 'gap', number: 31 }]);
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

describe('notes as witnesses', () => {
  test('a line is quoted by number and the beginning of its digest, and found in any text', () => {
    const [first] = LINES;
    const note = `Score 74 · REVIEW\nlog ${first && shortLine(first)}\nlog 12 · ${'ab'.repeat(4)}`;
    expect(readWitnesses(note)).toEqual([
      { number: 1, digest: first?.digest.slice(0, 8) },
      { number: 12, digest: 'abababab' },
    ]);
  });

  test('a cut end is found if a note names a later line, and only then', () => {
    const cut = LINES.slice(0, 20);
    expect(checkLog(cut, [])).toEqual([]);
    expect(checkLog(cut, [{ number: 25, digest: LINES[24]?.digest ?? '' }])).toEqual([{ kind: 'cut', after: 20 }]);
  });

  test('a rewritten log is noticed by its note', () => {
    const other = nextLine(undefined, stated('jo@example.com'), { at: 1, salt: 'x' });
    expect(checkLog([other], [{ number: 1, digest: LINES[0]?.digest.slice(0, 8) ?? '' }])).toEqual([
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
