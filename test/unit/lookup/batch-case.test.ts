import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { caseKey } from '@/utils/lookup/case-key';
import { readLog } from '@/utils/storage/log';
import { ANSWER, createStage, rowsOf, settled } from './stage';

const stage = createStage();
afterEach(() => stage.clear());

test('a batch may name its case, which is then the required one', async () => {
  Object.assign(stage, {
    purpose: { reference: '', reason: '', operator: '' },
    required: { reference: true, reason: false },
  });
  const { batches } = await stage.start();
  const failure = { kind: 'case-missing', host: 'a.example' };
  expect(await batches.start({ ...rowsOf(1), reference: ' ' })).toEqual({ ok: false, why: 'failure', failure });
  expect(await batches.start({ ...rowsOf(1), reference: '4713' })).toMatchObject({ ok: true });
  await settled();
  stage.sent[0]?.answer(ANSWER);
  await settled();
  expect((await readLog(stage.database)).map(({ content }) => content?.reference)).toEqual(['4713']);
  const { caseKey: key = '' } = caseKey('4713');
  expect(await stage.database.lookups.where('caseKey').equals(key).count()).toBe(1);
});
