import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvHead, csvRows } from '@/utils/batch/csv-rows';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import type { RequestSubject } from '@/utils/service/operations';
import { ENGLISH } from '../../texts/english';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';
import { lookupRecordWith } from '../lookup/record';

const { t } = ENGLISH;

const nameOf = (subject_name: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'business' },
});
const SCORES = { operations: ['score'] } as const;
const CHECKS = { operations: ['overview'] } as const;
const cellsOf = (subject_name: string, reading = EMPTY_SUMMARY) =>
  Papa.parse<string[]>(
    csvRows(CHECKS, [{ record: lookupRecordWith({ subject: nameOf(subject_name) }), reading }], ENGLISH),
    { delimiter: ',' },
  ).data[0] ?? [];

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
  expect(cellsOf(name)[0]).toBe(`'${name}`);
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
  expect(cellsOf(name)[0]).toBe(safe);
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
  for (const sign of '=+-@') expect(cellsOf(`${unseen}${sign}1`)[0]).toBe(`${unseen}'${sign}1`);
  expect(cellsOf(`A;${unseen}=1`)[0]).toBe(`A;${unseen}'=1`);
});

const BEGINS = /^[\s"\0\v\u200b\u202e\ufeff]*[=+\-@＝＋－＠﹦﹢﹣]/;

test('no part of a line begins like a formula, wherever it is split and however its quotes are read', () => {
  const text = fc.string({
    unit: fc.constantFrom(...';,|"\'\t\r\n\0\v\u0085\u2028\u2029\u200b\u202e\ufeff =+-@＝﹦﹢﹣a'),
  });
  fc.assert(
    fc.property(text, text, (name, label) => {
      const record = lookupRecordWith({ subject: nameOf(name), environment: label });
      const line = csvRows(CHECKS, [{ record, reading: { ...EMPTY_SUMMARY, score: '-5', label } }], ENGLISH);
      expect(line.split(/[;|\t\r\n\v\u0085\u2028\u2029]/).filter((part) => BEGINS.test(part))).toEqual([]);
      const cells = Papa.parse<string[]>(line, { delimiter: ',' }).data.flat();
      expect(cells.filter((cell) => BEGINS.test(cell))).toEqual([]);
    }),
  );
});

test.each(['A, B', 'the "best"', 'two\nlines', "O'Neil", 'a=b', 'A; B', 'é'])('%j is read back unchanged', (name) => {
  expect(cellsOf(name)[0]).toBe(name);
});

test.each(['\t', '\n', ';', ' ', '"', '; ', '\0', '\u200b', '\ufeff', '\u2028', '\u0085', '\u2028 '])(
  'a label of 200 000 times %j is written in a moment',
  (sign) => {
    expect(cpuMs(() => cellsOf('A', { ...EMPTY_SUMMARY, label: sign.repeat(200_000) }))).toBeLessThan(A_MOMENT_MS);
  },
);

test('makes a provider’s label that begins like a formula safe', () => {
  expect(cellsOf('A', { ...EMPTY_SUMMARY, score: '-5', number: -5, label: '=cmd', band: '+High' }).slice(5, 8)).toEqual(
    ["'-5", "'=cmd", "'+High"],
  );
});

test('the header names the sent fields, and lines end as the RFC requires', () => {
  expect(csvHead(SCORES)).toBe(
    '\uFEFFemail,state,score,label,your_band,scale,direction,provider_reasons,fields_not_understood,changed_since,sent_at,answered_at,failure,host,environment,your_decision,your_note,decided_at,decided_by,decision_valid_until,decision_standing,lookup\r\n',
  );
  expect(csvHead(CHECKS)).toMatch(/^\uFEFFsubject_name,entity_type,dob,nationality,/);
  expect(csvRows(SCORES, [{ record: lookupRecordWith({}), reading: EMPTY_SUMMARY }], ENGLISH)).toMatch(/[^\r\n]\r\n$/);
  expect(csvRows(SCORES, [], ENGLISH)).toBe('');
});

test('scale, direction and reasons follow the score as codes, with formulas made safe', () => {
  const reading = {
    ...EMPTY_SUMMARY,
    score: '7',
    scale: { min: -10, max: 10, source: 'rule' },
    direction: 'riskier',
    reasons: ['New domain', '=cmd', 'a;-b'],
  } as const;
  expect(cellsOf('A', reading).slice(8, 11)).toEqual(["'-10..10", 'higher-is-riskier', "New domain; '=cmd; a;'-b"]);
  expect(cellsOf('A', { ...reading, scale: { min: null, max: 100, source: 'rule' } })[8]).toBe('..100');
  expect(cellsOf('A').slice(8, 11)).toEqual(['', '', '']);
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
  expect(cellsOf('A', { ...EMPTY_SUMMARY, screening }).slice(-4)).toEqual([
    t('screening.entries', { count: 2 }),
    `${t('screening.atLeast', { count: 2 })} (${t('screening.alsoNone')})`,
    t('value.emptyList'),
    t('screening.absent'),
  ]);
});

test('a failure has its reason in words, and a saved result says so', () => {
  const failed = lookupRecordWith({ state: 'failed', failure: { kind: 'service-fault', status: 500 } });
  const earlier = lookupRecordWith({ state: 'done', reusedFrom: 'x' });
  const text = csvRows(
    SCORES,
    [failed, earlier].map((record) => ({ record, reading: EMPTY_SUMMARY })),
    ENGLISH,
  );
  expect(text).toContain(
    `failed,,,,,,,,,1970-01-01T00:00:00.001Z,,${t('failure.serviceFault.title', { status: '500' })},`,
  );
  expect(text).toContain('reused');
  expect(csvRows(SCORES, [{ record: earlier, reading: { ...EMPTY_SUMMARY, isKept: false } }], ENGLISH)).toContain(
    `,reused,,,,,,,,,,,${t('result.gone')},`,
  );
});

test('no two columns have the same name, in any letter case', () => {
  const headings = ['State', 'id', 'ID', 'id', 'state (source)', '-5', '-5'];
  expect(csvHead({ ...SCORES, headings })).toMatch(
    /,lookup,State \(source\),id,ID \(2\),id \(3\),state \(source\) \(2\),-5,'-5 \(2\)\r\n$/,
  );
});

test('the columns of the file follow ours, one line for each of its lines, with formulas made safe', () => {
  expect(csvHead({ ...SCORES, headings: ['id', 'state', '=x'] })).toMatch(/,lookup,id,state \(source\),'=x\r\n$/);
  const record = lookupRecordWith({
    sourceRows: [
      ['1', '-5.00'],
      ['2', '=1+1'],
    ],
  });
  const lines = csvRows({ ...SCORES, headings: ['id', 'amount'] }, [{ record, reading: EMPTY_SUMMARY }], ENGLISH)
    .trim()
    .split('\r\n');
  expect(lines.map((line) => line.split(',').slice(-2))).toEqual([
    ['1', '-5.00'],
    ['2', "'=1+1"],
  ]);
  const without = csvRows(
    { ...SCORES, headings: ['id'] },
    [{ record: lookupRecordWith({}), reading: EMPTY_SUMMARY }],
    ENGLISH,
  );
  expect(without).toMatch(/,\r\n$/);
});

test('numbers and a lone hyphen of a file stay as they are, phone numbers that could be calculated do not', () => {
  const record = lookupRecordWith({ sourceRows: [['-', '+491701234567', '+49 170 1234567', '+1-202', '--1']] });
  const headings = ['a', 'b', 'c', 'd', 'e'];
  const line = csvRows({ ...SCORES, headings }, [{ record, reading: EMPTY_SUMMARY }], ENGLISH).trim();
  expect(line.split(',').slice(-5)).toEqual(['-', '+491701234567', "'+49 170 1234567", "'+1-202", "'--1"]);
});

test('unsent lines of the list follow with number and reason, without their text', () => {
  const skipped = [{ line: 7, reason: 'no-address' }] as const;
  const layout = { ...SCORES, headings: ['id'], skipped };
  const row = { record: lookupRecordWith({ sourceRows: [['1']] }), reading: EMPTY_SUMMARY };
  const { data } = Papa.parse<Record<string, string>>(csvHead(layout) + csvRows(layout, [row], ENGLISH), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toMatchObject([
    { state: 'done', line: '', id: '1' },
    { email: '', state: 'skipped', failure: 'no-address', line: '7', id: '' },
  ]);
});

test('a table of several operations has the columns of both, ISO times, and request times only of sent rows', () => {
  const table = { operations: ['score', 'overview'] } as const;
  expect(csvHead(table)).toMatch(/^\uFEFFoperation,email,subject_name,entity_type,dob,nationality,state,.*,screening_/);
  const scored = lookupRecordWith({ state: 'done', sentAt: Date.UTC(2026, 0, 2), endedAt: Date.UTC(2026, 0, 3) });
  const { sentAt: _, ...cancelled } = lookupRecordWith({ state: 'cancelled', endedAt: 1, subject: nameOf('Acme') });
  const { data } = Papa.parse<Record<string, string>>(
    csvHead(table) +
      csvRows(
        table,
        [scored, cancelled].map((record) => ({ record, reading: EMPTY_SUMMARY })),
        ENGLISH,
      ),
    { header: true, skipEmptyLines: true },
  );
  expect(data).toMatchObject([
    {
      operation: 'score',
      subject_name: '',
      state: 'done',
      sent_at: '2026-01-02T00:00:00.000Z',
      answered_at: '2026-01-03T00:00:00.000Z',
    },
    { operation: 'overview', email: '', subject_name: 'Acme', state: 'cancelled', sent_at: '', answered_at: '' },
  ]);
});
