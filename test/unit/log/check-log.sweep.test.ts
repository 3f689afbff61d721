import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLog } from '@/utils/log/check-log';
import { readLogFile, writeLogFile } from '@/utils/log/log-file';
import { EMPTY_STATEMENT, type LogLine, nextLine, shortLine } from '@/utils/log/log-line';
import { writeLogTable } from '@/utils/log/log-table';
import { readWitnesses } from '@/utils/log/quotes';

const LINES: LogLine[] = [];
for (let index = 0; index < 12; index++) {
  const subject = `person${index}@example.com`;
  const lookup = { ...EMPTY_STATEMENT, event: 'lookup', operator: 'k.sample', operation: 'score', subject } as const;
  const rest = {
    reference: '4711',
    reason: 'onboarding',
    how: 'sent',
    outcome: 'done',
    lookup: `id ${index}`,
  } as const;
  LINES.push(nextLine(LINES.at(-1), { ...lookup, ...rest }, { at: 1000 + index, salt: `salt ${index}` }));
}
// A cut end is found by a note that names a later line.
const NOTE = readWitnesses(`log ${shortLine(LINES.at(-1) as LogLine)}`);

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
      expect(checkLog(lines, NOTE).problems).not.toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['JSON', writeLogFile(LINES)],
  ['CSV', writeLogTable(LINES)],
])('a changed, lost or added character of a %s file is found, unless it says the same', (_, file) => {
  const edit = fc.record({ at: fc.nat(file.length - 1), lost: fc.nat(2), added: fc.string({ maxLength: 2 }) });
  fc.assert(
    fc.property(edit, ({ at, lost, added }) => {
      const read = readLogFile(file.slice(0, at) + added + file.slice(at + lost));
      const isSame = isDeepStrictEqual(read, LINES);
      if (read !== null && !isSame) expect(checkLog(read, NOTE).problems).not.toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
