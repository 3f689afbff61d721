import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLog, readWitnesses } from '@/utils/log/check-log';
import { readLogFile, writeLogFile } from '@/utils/log/log-file';
import { type LogLine, type LogStatement, nextLine, shortLine, withoutContent } from '@/utils/log/log-line';

const stated = (subject: string): LogStatement => ({
  ...{ event: 'lookup', operator: 'k.sample', operation: 'score', subject, reference: '4711', reason: 'onboarding' },
  ...{ how: 'sent', outcome: 'done', lookup: `id of ${subject}` },
});
const LINES: LogLine[] = [];
for (let index = 0; index < 30; index++) {
  LINES.push(nextLine(LINES.at(-1), stated(`person${index}@example.com`), { at: 1000 + index, salt: `salt ${index}` }));
}

test('a log that nobody touched has no problem, also as a file and with deleted subjects', () => {
  expect(checkLog(LINES, [])).toEqual([]);
  expect(readLogFile(writeLogFile(LINES))).toEqual(LINES);
  const deleted = LINES.map((line) => (line.number % 3 === 0 ? withoutContent(line) : line));
  expect(checkLog(deleted, LINES)).toEqual([]);
  expect(JSON.stringify(deleted)).not.toContain('person2@example.com');
});

test('every changed, removed, moved, repeated or added line is found', () => {
  const others = fc.record({
    field: fc.constantFrom('number', 'at', 'salt', 'contentDigest', 'previous', 'digest', 'subject', 'outcome', 'how'),
    at: fc.nat(LINES.length - 1),
    to: fc.nat(LINES.length - 1),
    kind: fc.constantFrom('change', 'remove', 'move', 'repeat', 'swap'),
  });
  const mutate = ({ field, at, to, kind }: { field: string; at: number; to: number; kind: string }) => {
    const lines = structuredClone(LINES);
    const [line] = lines.slice(at, at + 1);
    if (!line) return lines;
    if (kind === 'remove') lines.splice(at, 1);
    if (kind === 'repeat') lines.splice(to, 0, line);
    if (kind === 'move') lines.splice(to, 0, ...lines.splice(at, 1));
    if (kind === 'swap') [lines[at], lines[to]] = [lines[to] ?? line, line];
    if (kind === 'change' && line.content && (field === 'subject' || field === 'outcome')) line.content[field] += 'x';
    else if (kind === 'change' && line.content && field === 'how') line.content.how = 'reused';
    else if (kind === 'change' && (field === 'number' || field === 'at')) line[field] += 1;
    else if (kind === 'change') Object.assign(line, { [field]: `${Reflect.get(line, field)}0` });
    return lines;
  };
  fc.assert(
    fc.property(others, (how) => {
      const lines = mutate(how);
      fc.pre(JSON.stringify(lines) !== JSON.stringify(LINES));
      // A cut end is found by a note that names a later line.
      expect(checkLog(lines, readWitnesses(shortLine(LINES.at(-1) as LogLine)))).not.toEqual([]);
    }),
    { numRuns: 10_000 },
  );
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

  test('a log that was written anew is found by a note', () => {
    const other = nextLine(undefined, stated('jo@example.com'), { at: 1, salt: 'x' });
    expect(checkLog([other], [{ number: 1, digest: LINES[0]?.digest.slice(0, 8) ?? '' }])).toEqual([
      { kind: 'other-line', number: 1 },
    ]);
  });
});

test.each(['', '{}', '[]', '{"format":"sightline-log","version":2,"lines":[]}', 'number,at'])(
  'a file that is no log is refused: %s',
  (text) => expect(readLogFile(text)).toBeNull(),
);
