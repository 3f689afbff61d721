import { expect, test } from 'vitest';
import { arrangeRows, filterWithin, type RowFilter, type Sorting } from '@/utils/batch/arrange-rows';
import type { DecisionOf } from '@/utils/batch/row-decision';
import { rowGroups } from '@/utils/batch/row-groups';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import type { LookupRecord, LookupState } from '@/utils/lookup/lookup-record';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const row = (position: number, state: LookupState, change: Partial<LookupRecord> = {}) =>
  lookupRecordWith({
    id: String(position),
    position,
    state,
    subject: { operation: 'score', request: { email: `person.${position}@example.com` } },
    ...change,
  });
const RISK = { pointer: '/risk', key: 'risk', values: ['5', '95'], times: 2, same: false, holds: false };
const ALL: RowFilter = { text: '', group: 'all' };
const scores = new Map(
  [9, null, 3].map((number, i) => [String(i), { ...EMPTY_SUMMARY, score: String(number), number }] as const),
);
const order = (rows: LookupRecord[], sorting: Sorting, filter = ALL) =>
  arrangeRows(rows, filter, sorting, scores, ENGLISH).map(({ id }) => id);

test('sorting by state puts rows that need attention first; equal rows keep their order', () => {
  const rows = [row(0, 'done'), row(1, 'failed'), row(2, 'queued'), row(3, 'failed'), row(4, 'unknown')];
  expect(order(rows, { by: 'state', descending: false })).toEqual(['1', '3', '4', '2', '0']);
});

test('rows without a score come last in either direction', () => {
  const rows = [row(0, 'done'), row(1, 'done'), row(2, 'done')];
  expect(order(rows, { by: 'score', descending: true })).toEqual(['0', '2', '1']);
  expect(order(rows, { by: 'score', descending: false })).toEqual(['2', '0', '1']);
});

test('sorts by label regardless of case, and by hits; rows whose hits are no number come last', () => {
  const rows = [row(0, 'done'), row(1, 'done'), row(2, 'done'), row(3, 'done')];
  const answers = new Map([
    ['0', { ...EMPTY_SUMMARY, label: 'medium', hits: { is: 'not-recognized' } as const }],
    ['1', { ...EMPTY_SUMMARY, label: 'High', hits: { is: 'hits', n: 2, isAtLeast: false } as const }],
    ['2', { ...EMPTY_SUMMARY, hits: { is: 'none' } as const }],
    ['3', { ...EMPTY_SUMMARY, label: 'low', hits: { is: 'possible' } as const }],
  ]);
  const sorted = (sorting: Sorting) => arrangeRows(rows, ALL, sorting, answers, ENGLISH).map(({ id }) => id);
  expect(sorted({ by: 'label', descending: false })).toEqual(['1', '3', '0', '2']);
  expect(sorted({ by: 'hits', descending: true })).toEqual(['1', '3', '2', '0']);
  expect(sorted({ by: 'hits', descending: false })).toEqual(['2', '3', '1', '0']);
});

test('sorts by time and by the given order', () => {
  const rows = [row(0, 'done', { endedAt: 30 }), row(1, 'done', { endedAt: 10 }), row(2, 'done', { endedAt: 20 })];
  expect(order(rows, { by: 'time', descending: false })).toEqual(['1', '2', '0']);
  expect(order(rows, { by: 'position', descending: true })).toEqual(['2', '1', '0']);
});

test('sorts by subject regardless of case, equal ones in the given order', () => {
  const about = (email: string): Partial<LookupRecord> => ({ subject: { operation: 'score', request: { email } } });
  const rows = [row(2, 'done', about('b@x.com')), row(0, 'done', about('A@x.com')), row(1, 'done', about('b@x.com'))];
  expect(order(rows, { by: 'subject', descending: false })).toEqual(['0', '2', '1']);
  expect(order(rows, { by: 'subject', descending: true })).toEqual(['2', '1', '0']);
});

test('filters by a part of the subject in any case, and by a state', () => {
  const rows = [row(0, 'done'), row(1, 'failed'), row(11, 'done')];
  expect(order(rows, { by: 'position', descending: false }, { text: ' PERSON.1', group: 'all' })).toEqual(['1', '11']);
  expect(order(rows, { by: 'position', descending: false }, { text: 'example 11', group: 'all' })).toEqual(['11']);
  expect(order(rows, { by: 'position', descending: false }, { text: '', group: 'state:failed' })).toEqual(['1']);
});

test('a search also finds score, label, band and reason, and label and band are filters of their own', () => {
  const rows = [
    row(0, 'done'),
    row(1, 'done'),
    row(2, 'failed', { failure: { kind: 'service-fault', status: 500 } }),
    row(3, 'queued'),
  ];
  const readings = new Map([
    ['0', { ...EMPTY_SUMMARY, score: '44', number: 44, label: 'REVIEW' }],
    ['1', { ...EMPTY_SUMMARY, score: '7', number: 7, label: 'review', band: 'REVIEW', remark: { sentTwice: RISK } }],
  ]);
  const found = (filter: Partial<RowFilter>) =>
    arrangeRows(rows, { ...ALL, ...filter }, { by: 'position', descending: false }, readings, ENGLISH).map(
      ({ id }) => id,
    );
  expect(found({ text: 'review' })).toEqual(['0', '1']);
  expect(found({ text: '44' })).toEqual(['0']);
  expect(found({ text: 'appears 2 times' })).toEqual(['1']);
  expect(found({ text: 'provider error' })).toEqual(['2']);
  expect(found({ group: 'label:REVIEW' })).toEqual(['0']);
  expect(found({ group: 'band:REVIEW' })).toEqual(['1']);
  expect(found({ group: 'state:queued', text: 'review' })).toEqual([]);
});

test('groups count labels as sent, bands and states, and offer future states while rows are open', () => {
  const rows = [row(0, 'done'), row(1, 'done', { reusedFrom: 'x' }), row(2, 'failed'), row(3, 'queued')];
  const readings = new Map([
    ['0', { ...EMPTY_SUMMARY, label: 'ALLOW', band: 'Low' }],
    ['1', EMPTY_SUMMARY],
  ]);
  const counts = (of: LookupRecord[]) => rowGroups(of, readings).map(({ id, count, reused }) => [id, count, reused]);
  expect(counts(rows)).toEqual([
    ['all', 4, 1],
    ['label:ALLOW', 1, 0],
    ['band:Low', 1, 0],
    ['state:queued', 1, 0],
    ['state:sending', 0, 0],
    ['state:done', 2, 1],
    ['state:failed', 1, 0],
  ]);
  expect(counts(rows.slice(2, 3))).toEqual([
    ['all', 1, 0],
    ['state:failed', 1, 0],
  ]);
});

test('a filter whose group no longer exists shows all rows and keeps its text', () => {
  const filter: RowFilter = { text: 'person', group: 'state:queued' };
  expect(filterWithin(rowGroups([row(0, 'queued')], new Map()), filter)).toEqual(filter);
  expect(filterWithin(rowGroups([row(0, 'done')], new Map()), filter)).toEqual({ text: 'person', group: 'all' });
});

const check = (position: number, name: string, state: LookupState = 'done') =>
  row(position, state, {
    subject: { operation: 'overview', request: { subject_name: name, entity_type: 'individual' } },
  });

test('empty lists are a group of their own, offered where there are some', () => {
  const rows = [check(0, 'Ann'), check(1, 'Bob')];
  const readings = new Map([
    ['0', { ...EMPTY_SUMMARY, hits: { is: 'empty-list' } as const }],
    ['1', { ...EMPTY_SUMMARY, hits: { is: 'not-recognized' } as const }],
  ]);
  const counts = rowGroups(rows, readings).map(({ id, count }) => [id, count]);
  expect(counts).toContainEqual(['hits:empty', 1]);
  expect(counts).toContainEqual(['hits:unclear', 1]);
  const [, without] = readings;
  expect(rowGroups(rows, new Map(without && [without])).map(({ id }) => id)).not.toContain('hits:empty');
});

test('rows are filtered by hits and by whether they are decided; without all answers hits have no number', () => {
  const rows = [check(0, 'Ann'), check(1, 'Bob'), check(2, 'Cem'), check(3, 'Dee'), check(4, 'Eve', 'failed')];
  const readings = new Map([
    ['0', { ...EMPTY_SUMMARY, hits: { is: 'hits', n: 3, isAtLeast: false } as const }],
    ['1', { ...EMPTY_SUMMARY, hits: { is: 'possible' } as const }],
    ['2', { ...EMPTY_SUMMARY, hits: { is: 'none' } as const }],
    ['3', { ...EMPTY_SUMMARY, label: 'REVIEW', hits: { is: 'not-recognized' } as const }],
  ]);
  const decided = new Map([
    ['Ann', { value: 'reject', standing: 'valid' } as const],
    ['Cem', { value: 'no-concern', standing: 'expired' } as const],
  ]);
  const decisionOf: DecisionOf = ({ subject }) =>
    subject.operation === 'overview' ? decided.get(subject.request.subject_name) : undefined;
  const counts = (areRead: boolean) =>
    rowGroups(rows, areRead ? readings : new Map(), { decisionOf, areRead }).map(({ id, count }) => [id, count]);
  const states = [
    ['state:done', 4],
    ['state:failed', 1],
  ];
  expect(counts(true)).toEqual([
    ['all', 5],
    ['hits:some', 2],
    ['hits:none', 1],
    ['hits:unclear', 1],
    ['review', 2],
    ['undecided', 3],
    ['label:REVIEW', 1],
    ...states,
  ]);
  expect(counts(false)).toEqual([
    ['all', 5],
    ['hits:some', null],
    ['hits:none', null],
    ['hits:empty', null],
    ['hits:unclear', null],
    ['review', null],
    ['undecided', null],
    ...states,
  ]);
  const found = (group: RowFilter['group']) =>
    arrangeRows(rows, { text: '', group }, { by: 'position', descending: false }, readings, ENGLISH, decisionOf).map(
      ({ id }) => id,
    );
  expect(found('hits:some')).toEqual(['0', '1']);
  expect(found('hits:none')).toEqual(['2']);
  expect(found('hits:unclear')).toEqual(['3']);
  expect(found('undecided')).toEqual(['1', '2', '3']);
  // Ann is decided, Cem has neither hits nor a verdict, Eve has no result.
  expect(found('review')).toEqual(['1', '3']);
  expect(found('hits:some').filter((id) => found('undecided').includes(id))).toEqual(['1']);
});

test('a list that nothing filters stays the same list, whatever is decided', () => {
  const rows: readonly LookupRecord[] = [row(0, 'done'), row(1, 'failed')];
  const decisionOf: DecisionOf = () => ({ value: 'escalate', standing: 'valid' });
  const shown = (descending: boolean) =>
    arrangeRows(rows, ALL, { by: 'position', descending }, new Map(), ENGLISH, decisionOf);
  expect(shown(false)).toBe(rows);
  expect(shown(true)).toEqual(rows.toReversed());
  expect(rows.map(({ id }) => id)).toEqual(['0', '1']);
});
