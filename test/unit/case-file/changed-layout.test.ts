import { expect, test } from 'vitest';
import { summarizeRow } from '@/utils/batch/row-summary';
import { caseNote } from '@/utils/case-file/case-note';
import { exportJson } from '@/utils/case-file/export-json';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { resultOf } from '@/utils/result/result';
import { ENGLISH } from '../../texts/english';
import { csvResult, writtenRows } from '../batch/written-rows';
import { lookupRecordWith } from '../lookup/record';
import { CLEAN, confirmed, HIT } from '../reading/profile/answers';

const layout = confirmed(CLEAN, HIT);
const CHANGED = { ...CLEAN, screening: { ...CLEAN.screening, pep: { level: 'zeta' } }, zorb: 'x' };
const record = lookupRecordWith({
  baseUrl: 'https://api.example.com',
  state: 'done',
  subject: { operation: 'overview', request: { subject_name: 'Ana Exemplo', entity_type: 'individual' } },
});
const reportOf = (body: unknown) => parseAnswer(JSON.stringify(body), record.subject, { layout })?.report ?? null;
const SENTENCE = 'Laid out differently from the results confirmed on Nov 12, 2026';

function noteOf(body: unknown): string {
  const report = reportOf(body);
  if (report === null) throw new Error('no JSON');
  return caseNote(resultOf({ record, report }), { personal: true, texts: ENGLISH, today: '2026-11-28' });
}

test('a note says that the result differs from those that were confirmed', () => {
  expect(noteOf(CHANGED).split('\n')).toContain(SENTENCE);
  expect(noteOf(CLEAN)).not.toContain(SENTENCE);
});

test('a JSON file says what has changed', () => {
  const fileOf = (body: unknown) =>
    JSON.parse(
      exportJson(
        {
          ...resultOf({ record, report: reportOf(body) }),
          answer: { id: record.id, status: 200, contentType: 'application/json', text: JSON.stringify(body), ms: 1 },
        },
        { rule: null, exportedAt: 0, today: '2026-11-28', version: '0' },
      ),
    ).context.reading;
  expect(fileOf(CHANGED).profile).toMatchObject({
    confirmedOn: '2026-11-12',
    changes: expect.arrayContaining([{ kind: 'new-field', pattern: '/screening/pep/level' }]),
  });
  expect(fileOf(CLEAN).profile).toMatchObject({ changes: [] });
});

test('a row of a table says that its result has changed, and how many fields were not understood', () => {
  const profiles: ProviderProfiles = { [record.baseUrl]: { overview: { version: 1, layout } } };
  const rowOf = (body: unknown) => summarizeRow(JSON.stringify(body), record, profiles);
  expect(rowOf(CHANGED)).toMatchObject({ changedSince: '2026-11-12', notUnderstood: 1 });
  expect(rowOf(CLEAN)).toMatchObject({ changedSince: null, notUnderstood: 0 });
  expect(summarizeRow('no JSON', record, profiles)).toMatchObject({ changedSince: null, notUnderstood: null });
});

test('a CSV file has both in columns of their own', () => {
  const profiles: ProviderProfiles = { [record.baseUrl]: { overview: { version: 1, layout } } };
  const cellsOf = (body: unknown): Record<string, string> => {
    const reading = summarizeRow(JSON.stringify(body), record, profiles);
    const file = { operations: ['overview'] } as const;
    return writtenRows(file, [csvResult(record, reading)])[0] ?? {};
  };
  expect(cellsOf(CHANGED)).toMatchObject({ changed_since: '2026-11-12', fields_not_understood: '1' });
  expect(cellsOf(CLEAN)).toMatchObject({ fields_not_understood: '0' });
  expect(cellsOf('no object')).toMatchObject({ changed_since: '2026-11-12' });
});
