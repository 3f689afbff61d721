import { expect, test } from 'vitest';
import { exportJson } from '@/utils/case-file/export-json';
import { EMPTY_STATEMENT, nextLine } from '@/utils/log/log-line';
import { resultOf } from '@/utils/result/result';
import { lookupRecordWith } from '../lookup/record';

const GIVEN = { reference: '4711', reason: 'Review', operator: 'k.sample' };
const line = nextLine(undefined, { ...EMPTY_STATEMENT, ...GIVEN, event: 'lookup' }, { at: 1, salt: 's' });
const answer = { id: 'a', status: 200, contentType: 'application/json', text: '{}', ms: 1 };
const ABOUT = { exportedAt: 1, today: '2026-11-29', version: '1' };
test('the JSON of a lookup says case, reason, user and line of the log', () => {
  const record = lookupRecordWith({ id: 'a', state: 'done' });
  const contextOf = (parts: object) =>
    JSON.parse(exportJson({ ...resultOf({ record, report: null, ...parts }), answer }, { ...ABOUT, rule: null }))
      .context;
  expect(contextOf({ line })).toMatchObject({
    ...{ case: '4711', reason: 'Review', user: 'k.sample', logLine: `1 · ${line.digest.slice(0, 8)}` },
  });
  // What nobody gave is null.
  expect(contextOf({})).toMatchObject({ case: null, reason: null, user: null, logLine: null });
});
