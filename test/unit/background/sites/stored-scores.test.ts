import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createStoredScores } from '@/entrypoints/background/sites/stored-scores';
import { storedSummary } from '@/utils/batch/stored-summary';
import { subjectKey } from '@/utils/lookup/subject-key';
import { parseSettings } from '@/utils/settings/settings';
import { Database } from '@/utils/storage/database';
import { ownSettings, settingsItem } from '@/utils/storage/settings-item';
import { lookupRecordWith } from '../../lookup/record';

const BODY = JSON.stringify({ risk_score: 40, risk_level: 'high risk' });
const SHOWN = { id: 'a', score: '40', verdict: { label: { text: 'high risk', tone: 'danger' }, band: null } };
const EMAIL = 'jane@example.com';
const database = new Database();

beforeEach(async () => {
  fakeBrowser.reset();
  await Promise.all(database.tables.map((table) => table.clear()));
  await ownSettings.write({ ...parseSettings({}), baseUrl: 'https://a.example' });
  const { baseUrl, accountId } = await settingsItem.read();
  const subject = { operation: 'score', request: { email: EMAIL } } as const;
  const lookup = lookupRecordWith({
    subject,
    subjectKey: subjectKey(subject, { baseUrl, accountId }),
    baseUrl,
    accountId,
    endedAt: 2,
  });
  await database.lookups.add(lookup);
  await database.summaries.add(storedSummary('a', BODY, lookup, {}));
  await database.answers.add({ id: 'a', status: 200, contentType: 'application/json', text: BODY, ms: 1 });
});

const read = () => createStoredScores(database).read([EMAIL]);

test('the mark of an address says what the summary of its answer says, without the answer', async () => {
  await database.answers.update('a', { text: '{"risk_score": 7}' });
  expect(await read()).toEqual({ [EMAIL]: SHOWN });
});

test('an answer without a summary of this reader is read', async () => {
  await database.summaries.update('a', { reader: 'an earlier one' });
  expect(await read()).toEqual({ [EMAIL]: SHOWN });
  await database.summaries.clear();
  expect(await read()).toEqual({ [EMAIL]: SHOWN });
});

test('an address whose answer is gone has no mark', async () => {
  await database.summaries.clear();
  await database.answers.clear();
  expect(await read()).toEqual({});
});
