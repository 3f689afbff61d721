import { expect, test } from 'vitest';
import type { Decision } from '@/utils/decision/decision';
import { statedDecision } from '@/utils/log/decision-in-log';
import { EMPTY_STATEMENT, type LogLine, type LogStatement, nextLine } from '@/utils/log/log-line';
import { drawSample, teamLog } from '@/utils/log/team-log';
import { writeSample, writeTeamTable } from '@/utils/log/team-table';
import { hitDecision, person, subjectDecision } from '../storage/some-decisions';

/** The log of a user; each entry states its time. */
function logOf(operator: string, entries: readonly [at: number, content: Partial<LogStatement>][]): LogLine[] {
  const lines: LogLine[] = [];
  for (const [at, content] of entries) {
    const stated = { ...EMPTY_STATEMENT, event: 'lookup', outcome: 'done', operator, ...content } as const;
    lines.push(nextLine(lines.at(-1), stated, { at, salt: `${operator} ${at}` }));
  }
  return lines;
}
const asked = (lookup: string, more: Partial<LogStatement> = {}) => ({ lookup, reason: 'Review', ...more });
const decided = (made: Decision, lookupId: string, operator: string): Partial<LogStatement> => ({
  event: 'decision',
  ...statedDecision({ ...made, lookupId, operator }),
});
const subject = subjectDecision(person());

const ITO = logOf('M. Ito', [
  [1000, asked('a')],
  [2000, asked('b', { reason: '=Onboarding' })],
  [3000, decided(subject, 'a', 'M. Ito')],
  [4000, decided(hitDecision(person(), 'x'), 'a', 'M. Ito')],
  [4001, decided(hitDecision(person(), 'y'), 'a', 'M. Ito')],
  [5000, decided({ ...subject, value: 'reject' } as Decision, 'b', 'M. Ito')],
  [6000, { event: 'undone', line: '6' }],
]);
const SAMPLE = logOf('k.sample', [
  [1000, asked('c')],
  [1500, asked('d', { outcome: 'failed: unreachable' })],
  [2000, asked('e')],
  [9000, decided({ ...subject, value: 'escalate' } as Decision, 'c', 'k.sample')],
]);

test('lookups of several logs are counted by user, reason, outcome and the decision that holds', () => {
  const { rows, hits, medianToDecision } = teamLog([SAMPLE, ITO]);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['M. Ito', '=Onboarding', 'done', null, 1],
    ['M. Ito', 'Review', 'done', 'no-concern', 1],
    ['k.sample', 'Review', 'done', 'escalate', 1],
    ['k.sample', 'Review', 'done', null, 1],
    ['k.sample', 'Review', 'failed', null, 1],
  ]);
  expect([...hits]).toEqual([['not-customer', 2]]);
  expect(medianToDecision).toBe(5000);
  expect(writeTeamTable({ rows, hits }).split('\r\n').slice(0, 2)).toEqual([
    'what,user,reason,outcome,decision,count',
    "lookup,M. Ito,'=Onboarding,done,,1",
  ]);
  expect(teamLog([]).medianToDecision).toBeNull();
});

test('a line that two files have counts once, and what a later file takes back does not count', () => {
  const once = teamLog([SAMPLE, ITO]);
  for (const logs of [
    [ITO, SAMPLE, ITO.slice(0, 6)],
    [ITO.slice(0, 6), SAMPLE, ITO],
  ])
    expect(teamLog(logs).rows).toEqual(once.rows);
});

test('the same seed draws the same lookups in whatever order the files are; another seed draws others', () => {
  const many = logOf(
    'j.doe',
    Array.from({ length: 40 }, (_, n) => [n, asked(`many ${n}`)]),
  );
  const draw = (seed: string, logs = [ITO, SAMPLE, many]) =>
    drawSample(teamLog(logs).lookups, 5, seed).map(({ line }) => `${line.content?.operator} ${line.number}`);
  expect(draw('1f')).toEqual(draw('1f', [many, SAMPLE, ITO]));
  expect(draw('1f')).not.toEqual(draw('2f'));
  const users = Map.groupBy(draw('1f'), (text) => text.replace(/ \d+$/, ''));
  expect([...users].map(([user, of]) => [user, of.length])).toEqual([
    ['M. Ito', 2],
    ['j.doe', 5],
    ['k.sample', 3],
  ]);
  const file = writeSample(drawSample(teamLog([SAMPLE]).lookups, 1, '1f'), '1f');
  expect(file.split('\r\n')[1]).toMatch(/^1f,k\.sample,\d+,[0-9a-f]{32},1970-01-01T/);
});
