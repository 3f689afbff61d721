import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvHead, csvRows } from '@/utils/batch/export-csv';
import { NO_READING } from '@/utils/batch/row-reading';
import type { Subject } from '@/utils/service/contract';
import { lookupRecordWith } from '../lookup/record';

const nameOf = (subject_name: string): Subject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'business' },
});
const cellsOf = (subject_name: string, reading = NO_READING) =>
  Papa.parse<string[]>(csvRows([{ record: lookupRecordWith({ subject: nameOf(subject_name) }), reading }])).data[0] ??
  [];

test.each(['=HYPERLINK("http://evil.example")', '+1', '-2+3', '@SUM(1)', '\t=1', '\r=1', '\n=1', '=1\n2', '＝1'])(
  'a spreadsheet finds no formula in %j',
  (name) => {
    expect(cellsOf(name)[0]).toBe(`'${name}`);
  },
);

test.each(['A, B', 'the "best"', 'two\nlines', "O'Neil", ' =1', 'a=b', 'é'])('%j comes back as it was', (name) => {
  expect(cellsOf(name)[0]).toBe(name);
});

test('a label of the service that begins like a formula is made safe, too', () => {
  expect(cellsOf('A', { ...NO_READING, score: '-5', number: -5, label: '=cmd' }).slice(5, 7)).toEqual(["'-5", "'=cmd"]);
});

test('the head names the fields that were sent, and lines end as the RFC says', () => {
  expect(csvHead('score')).toBe('\uFEFFemail,state,score,label,answered_at,reason,host,connection,lookup\r\n');
  expect(csvHead('overview')).toMatch(/^\uFEFFsubject_name,entity_type,dob,nationality,/);
  expect(csvRows([{ record: lookupRecordWith({}), reading: NO_READING }])).toMatch(/[^\r\n]\r\n$/);
  expect(csvRows([])).toBe('');
});

test('a failure is a reason in words, an earlier answer says so', () => {
  const failed = lookupRecordWith({ state: 'failed', failure: { kind: 'service-fault', status: 500 } });
  const earlier = lookupRecordWith({ state: 'done', reusedFrom: 'x' });
  const text = csvRows([failed, earlier].map((record) => ({ record, reading: NO_READING })));
  expect(text).toContain('failed,,,,The service has a fault (HTTP 500).');
  expect(text).toContain('answered earlier');
  expect(csvRows([{ record: earlier, reading: { ...NO_READING, isKept: false } }])).toContain(
    ',answered earlier,,,,The answer is not kept any more.,',
  );
});
