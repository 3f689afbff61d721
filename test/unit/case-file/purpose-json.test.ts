import { expect, test } from 'vitest';
import { rowJson } from '@/utils/batch/row-json';
import { exportJson } from '@/utils/case-file/export-json';
import { EMPTY_STATEMENT, nextLine } from '@/utils/log/log-line';
import { resultOf } from '@/utils/result/result';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const GIVEN = { reference: '4711', reason: 'Review', operator: 'k.sample' };
const line = nextLine(undefined, { ...EMPTY_STATEMENT, ...GIVEN, event: 'lookup' }, { at: 1, salt: 's' });
const answer = { id: 'a', status: 200, contentType: 'application/json', text: '{}', ms: 1 };
const ABOUT = { exportedAt: 1, today: '2026-11-29', version: '1' };
const EXPORTS = {
  'of a lookup': (result: ReturnType<typeof resultOf>) => exportJson({ ...result, answer }, { ...ABOUT, rule: null }),
  'of a row with its answer': (result: ReturnType<typeof resultOf>) =>
    rowJson({ ...result, answer }, { ...ABOUT, profiles: {}, texts: ENGLISH }),
  'of a row without an answer': (result: ReturnType<typeof resultOf>) =>
    rowJson(result, { ...ABOUT, profiles: {}, texts: ENGLISH }),
};

test.each(Object.entries(EXPORTS))('the JSON %s says case, reason, user and line of the log', (_, write) => {
  const record = lookupRecordWith({ id: 'a', state: 'done' });
  const contextOf = (parts: object) => JSON.parse(write(resultOf({ record, report: null, ...parts }))).context;
  expect(contextOf({ line })).toMatchObject({
    ...{ case: '4711', reason: 'Review', user: 'k.sample', logLine: `1 · ${line.digest.slice(0, 8)}` },
  });
  // What nobody gave is null.
  expect(contextOf({})).toMatchObject({ case: null, reason: null, user: null, logLine: null });
});
