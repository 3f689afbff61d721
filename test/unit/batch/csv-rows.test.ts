import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvOf } from '@/utils/batch/csv-rows';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';
import { lookupRecordWith } from '../lookup/record';
import { subjectDecision } from '../storage/some-decisions';
import { CONTEXT, columnsOf, csvResult, writtenRows } from './written-rows';

const { t } = ENGLISH;

const nameOf = (subject_name: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'business' },
});
const SCORES = { operations: ['score'] } as const;
const CHECKS = { operations: ['overview'] } as const;
const cellsOf = (subject_name: string, reading = EMPTY_SUMMARY) =>
  writtenRows(CHECKS, [csvResult(lookupRecordWith({ subject: nameOf(subject_name) }), reading)])[0] ?? {};
const nameIn = (subject_name: string) => cellsOf(subject_name).subject_name;

test.each([
  '=HYPERLINK("http://evil.example")',
  '+1',
  '-2+3',
  '@SUM(1)',
  '=1\n2',
  '＝1',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫SUM(1)',
])('a spreadsheet finds no formula in %j', (name) => {
  expect(nameIn(name)).toBe(`'${name}`);
});

test.each([
  ["Acme;=cmd|' /C calc'!A0;x", "Acme;'=cmd|' /C calc'!A0;x"],
  ['Acme; "=1"', `Acme; "'=1"`],
  ['two\n-lines', "two\n'-lines"],
  ['\t=1', "\t'=1"],
  [' =1', " '=1"],
  ['=;+;-', "'=;'+;'-"],
  ['two\u2028=1', "two\u2028'=1"],
  ['two\u2029 +1', "two\u2029 '+1"],
  ['two\u0085@a', "two\u0085'@a"],
  ['two\v=1\f﹣1', "two\v'=1\f'﹣1"],
])('a spreadsheet that splits %j elsewhere than at commas finds no formula', (name, safe) => {
  expect(nameIn(name)).toBe(safe);
});

test.each([
  '\0',
  '\u200b',
  '\u202e',
  '\v',
  '\ufeff',
  '\u00ad',
  '\u2066',
  '\u3164',
  '\u0085',
  '\t\0 ',
  '\r\u200b',
  ' \ufeff"',
])('makes a formula behind the invisible %j safe', (unseen) => {
  for (const sign of '=+-@') expect(nameIn(`${unseen}${sign}1`)).toBe(`${unseen}'${sign}1`);
  expect(nameIn(`A;${unseen}=1`)).toBe(`A;${unseen}'=1`);
});

const BEGINS = /^[\s"\0\v\u200b\u202e\ufeff]*[=+\-@＝＋－＠﹦﹢﹣]/;

test('no part of a line begins like a formula, wherever it is split and however its quotes are read', () => {
  const text = fc.string({
    unit: fc.constantFrom(...';,|"\'\t\r\n\0\v\u0085\u2028\u2029\u200b\u202e\ufeff =+-@＝﹦﹢﹣a'),
  });
  fc.assert(
    fc.property(text, text, (name, label) => {
      const record = lookupRecordWith({ subject: nameOf(name), environment: label });
      const line = csvOf(CHECKS, [csvResult(record, { ...EMPTY_SUMMARY, score: '-5', label })], CONTEXT);
      expect(line.split(/[;|\t\r\n\v\u0085\u2028\u2029]/).filter((part) => BEGINS.test(part))).toEqual([]);
      const cells = Papa.parse<string[]>(line, { delimiter: ',' }).data.flat();
      expect(cells.filter((cell) => BEGINS.test(cell))).toEqual([]);
    }),
  );
});

test.each(['A, B', 'the "best"', 'two\nlines', "O'Neil", 'a=b', 'A; B', 'é'])('%j is read back unchanged', (name) => {
  expect(nameIn(name)).toBe(name);
});

test.each(['\t', '\n', ';', ' ', '"', '; ', '\0', '\u200b', '\ufeff', '\u2028', '\u0085', '\u2028 '])(
  'a label of 200 000 times %j is written in a moment',
  (sign) => {
    expect(cpuMs(() => cellsOf('A', { ...EMPTY_SUMMARY, label: sign.repeat(200_000) }))).toBeLessThan(A_MOMENT_MS);
  },
);

test('makes a provider’s label that begins like a formula safe', () => {
  expect(cellsOf('A', { ...EMPTY_SUMMARY, score: '-5', number: -5, label: '=cmd', band: '+High' })).toMatchObject({
    ...{ score: "'-5", label: "'=cmd", your_band: "'+High" },
  });
});

test('the head names the sent fields and what some row has, and lines end as the RFC requires', () => {
  const record = lookupRecordWith({ sentAt: 1 });
  const text = csvOf(SCORES, [csvResult(record)], CONTEXT);
  expect(text).toMatch(/^\uFEFFemail,state,sent_at \(Europe\/Berlin\),host,lookup\r\n[^\r\n]+\r\n$/);
  expect(columnsOf(CHECKS, [], CONTEXT)).toEqual(['subject_name', 'entity_type', 'dob', 'nationality', 'state']);
});

test('scale, direction and reasons follow the score as codes, with formulas made safe', () => {
  const reading = {
    ...EMPTY_SUMMARY,
    score: '7',
    scale: { min: -10, max: 10, source: 'rule' },
    direction: 'riskier',
    reasons: ['New domain', '=cmd', 'a;-b'],
  } as const;
  expect(cellsOf('A', reading)).toMatchObject({
    ...{ scale: "'-10..10", direction: 'higher-is-riskier', provider_reasons: "New domain; '=cmd; a;'-b" },
  });
  expect(cellsOf('A', { ...reading, scale: { min: null, max: 100, source: 'rule' } }).scale).toBe('..100');
});

test('screening has the words of the screen, also where the answer contradicts itself', () => {
  const row = {
    kind: 'pep',
    state: 'found',
    n: 2,
    isAtLeast: false,
    isMention: false,
    pointer: null,
    contradictedBy: null,
  } as const;
  const none = { ...row, state: 'empty-list', n: null } as const;
  const screening = [
    row,
    { ...row, isAtLeast: true, isMention: false, contradictedBy: '/x' },
    none,
    { ...none, state: 'absent' },
  ] as const;
  const cells = cellsOf('A', { ...EMPTY_SUMMARY, screening });
  expect(SCREENING_KINDS.map((kind) => cells[`screening_${kind}`])).toEqual([
    t('screening.entries', { count: 2 }),
    `${t('count.atLeast', { number: t('screening.entries', { count: 2 }) })} (${t('screening.alsoNone')})`,
    t('value.emptyList'),
    t('screening.absent'),
  ]);
});

test('a failure has its reason in words, and a saved result says so', () => {
  const failed = lookupRecordWith({ state: 'failed', failure: { kind: 'service-fault', status: 500 } });
  const earlier = lookupRecordWith({ state: 'done', reusedFrom: 'x' });
  expect(writtenRows(SCORES, [csvResult(failed), csvResult(earlier)])).toMatchObject([
    { state: 'failed', failure: t('failure.serviceFault.title', { status: '500' }) },
    { state: 'reused', failure: '' },
  ]);
  expect(writtenRows(SCORES, [csvResult(earlier, { ...EMPTY_SUMMARY, isKept: false })])).toMatchObject([
    { state: 'reused', failure: t('result.gone') },
  ]);
});

test('no two columns have the same name, in any letter case', () => {
  const headings = ['State', 'x', 'X', 'x', 'state (source)', '-5', '-5'];
  expect(columnsOf({ ...SCORES, headings }, [], CONTEXT).slice(2)).toEqual([
    ...['State (source)', 'x', 'X (2)', 'x (3)', 'state (source) (2)', '-5', "'-5 (2)"],
  ]);
});

test('the file’s own id comes first and its other columns last, one line for each of its lines, with formulas made safe', () => {
  const headings = ['amount', 'Customer ID', '=x'];
  const record = lookupRecordWith({
    sourceRows: [
      ['-5.00', '1'],
      ['=1+1', '2'],
    ],
  });
  const rows = [csvResult(record), csvResult(lookupRecordWith({}))];
  expect(columnsOf({ ...SCORES, headings }, rows, CONTEXT)).toEqual([
    ...['Customer ID', 'email', 'state', 'sent_at (Europe/Berlin)', 'host', 'lookup', 'amount', "'=x"],
  ]);
  expect(
    writtenRows({ ...SCORES, headings }, rows).map((line) => [line['Customer ID'], line.amount, line["'=x"]]),
  ).toEqual([
    ['1', '-5.00', ''],
    ['2', "'=1+1", ''],
    ['', '', ''],
  ]);
});

test('numbers and a lone hyphen of a file stay as they are, phone numbers that could be calculated do not', () => {
  const record = lookupRecordWith({ sourceRows: [['-', '+491701234567', '+49 170 1234567', '+1-202', '--1']] });
  const headings = ['a', 'b', 'c', 'd', 'e'];
  const [line = {}] = writtenRows({ ...SCORES, headings }, [csvResult(record)]);
  expect(headings.map((name) => line[name])).toEqual(['-', '+491701234567', "'+49 170 1234567", "'+1-202", "'--1"]);
});

test('unsent lines of the list follow with number and reason, without their text', () => {
  const skipped = [{ line: 7, reason: 'no-address' }] as const;
  const layout = { ...SCORES, headings: ['id'], skipped };
  expect(writtenRows(layout, [csvResult(lookupRecordWith({ sourceRows: [['1']] }))])).toMatchObject([
    { state: 'done', line: '', id: '1' },
    { email: '', state: 'skipped', failure: 'no-address', line: '7', id: '' },
  ]);
});

test('a table of several operations has the columns of both, and request times only of sent rows, as a sheet reads them', () => {
  const table = { operations: ['score', 'overview'] } as const;
  const scored = lookupRecordWith({
    ...{ state: 'done', sentAt: +new Date(2026, 0, 2, 9, 4, 5), endedAt: +new Date(2026, 6, 3) },
  });
  const { sentAt: _, ...cancelled } = lookupRecordWith({ state: 'cancelled', endedAt: 1, subject: nameOf('Acme') });
  const rows = [csvResult(scored), csvResult(cancelled)];
  expect(columnsOf(table, rows, CONTEXT).slice(0, 7)).toEqual([
    ...['operation', 'email', 'subject_name', 'entity_type', 'dob', 'nationality', 'state'],
  ]);
  const [sent, answered] = ['sent_at (Europe/Berlin)', 'answered_at (Europe/Berlin)'];
  expect(writtenRows(table, rows)).toMatchObject([
    {
      ...{ operation: 'score', subject_name: '', state: 'done' },
      ...{ [sent]: '2026-01-02 09:04:05', [answered]: '2026-07-03 00:00:00' },
    },
    { operation: 'overview', email: '', subject_name: 'Acme', state: 'cancelled', [sent]: '', [answered]: '' },
  ]);
});

test('whom it was about, the decision and the purpose come before the answer, under names that never change', () => {
  const record = lookupRecordWith({ purpose: { reference: '4711', reason: 'Review', operator: 'k.sample' } });
  const subject = subjectDecision(record.subject);
  const known = { decisions: { subject: subject.of === 'subject' ? subject : null, hits: [] } };
  const row = csvResult(record, { ...EMPTY_SUMMARY, score: '7' }, known);
  expect(columnsOf(SCORES, [row], CONTEXT)).toEqual([
    ...['email', 'your_decision', 'your_note', 'decided_at (Europe/Berlin)', 'decided_by', 'decision_standing'],
    ...['case', 'reason', 'user', 'state', 'score', 'sent_at (Europe/Berlin)', 'host', 'lookup'],
  ]);
});
