import { expect, test } from 'vitest';
import { EVERYTHING, type RowScope, rowsInScope } from '@/utils/batch/row-scope';
import { lookupRecordWith } from '../lookup/record';
import { person } from '../storage/some-decisions';

const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).getTime();
const ROWS = [
  lookupRecordWith({ id: 'today', createdAt: at(29, 9) }),
  lookupRecordWith({ id: 'person', createdAt: at(28, 23), subject: person() }),
  lookupRecordWith({ id: 'old', createdAt: at(12) }),
];
const idsIn = (scope: Partial<RowScope>, found: string[] | null = null, decided: string | null = null) =>
  rowsInScope(
    ROWS,
    { ...EVERYTHING, ...scope },
    {
      ...{ now: at(29, 12), found: found && new Set(found) },
      decisionOf: ({ id }) => (id === decided ? { value: 'reject', standing: 'valid' } : undefined),
    },
  ).map(({ id }) => id);

test('a scope of everything is the same list', () => {
  expect(rowsInScope(ROWS, EVERYTHING, { now: at(29), found: null })).toBe(ROWS);
});

test.each<[Partial<RowScope>, string[]]>([
  [{ operation: 'overview' }, ['person']],
  [{ days: '1' }, ['today']],
  [{ days: '7' }, ['today', 'person']],
  [{ from: '2026-11-28' }, ['today', 'person']],
  [{ to: '2026-11-28' }, ['person', 'old']],
  [{ from: '2026-11-12', to: '2026-11-12' }, ['old']],
  [{ days: '7', from: '2026-11-01' }, ['today', 'person']],
  [{ decision: 'reject' }, ['person']],
  [{ decision: 'escalate' }, []],
])('%j leaves %j', (scope, left) => {
  expect(idsIn(scope, null, 'person')).toEqual(left);
});

test('only what was found for a case, a reason or a user is left', () => {
  expect(idsIn({}, ['old', 'gone'])).toEqual(['old']);
  expect(idsIn({}, [])).toEqual([]);
});
