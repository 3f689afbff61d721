import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { withFollowUps } from '@/entrypoints/background/engine/start-engine';
import type { RequestSubject } from '@/utils/service/operations';
import { createStage, scoreOf } from '../../lookup/stage';

const EMERY: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Emery Holloway', entity_type: 'individual' },
};
const stage = createStage();

/** As stored: the ids of the stage are no UUIDs, so the item would not read them. */
const stored = async () => (await fakeBrowser.storage.session.get('desk:panel'))['desk:panel'];

beforeEach(() => fakeBrowser.reset());
afterEach(() => stage.clear());

test.each([
  ['email', scoreOf('casey')],
  ['subject', EMERY],
] as const)('the panel shows a started lookup in the form %s', async (form, subject) => {
  const { lookup } = await stage.start();
  const started = await withFollowUps(lookup).start(subject, 'popup', { refresh: false });
  const id = started.ok && started.id;
  expect(await stored()).toEqual({ route: { name: 'lookup', id, as: 'result', form } });
});

test('a connection test does not change what the panel shows', async () => {
  const { lookup } = await stage.start();
  await withFollowUps(lookup).start(scoreOf('casey'), 'test', { refresh: true });
  expect(await stored()).toBeUndefined();
});
