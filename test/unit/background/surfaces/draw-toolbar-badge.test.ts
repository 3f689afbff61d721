import 'fake-indexeddb/auto';
import { Dexie, RangeSet } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { registerActionBadge } from '@/entrypoints/background/surfaces/draw-toolbar-badge';
import type { ConnectionKey } from '@/utils/service/key-storage-mode';
import { parseSettings, type Settings } from '@/utils/settings/settings';
import { keyChanged, ownSettings } from '@/utils/storage/settings-item';
import { type BadgeFacts, badgeOf } from '@/utils/surfaces/toolbar-badge';
import { ENGLISH } from '../../../texts/english';
import { ANSWER, createStage, scoreOf, settled } from '../../lookup/stage';

const QUIET: BadgeFacts = { isStopped: false, isLocked: false, rowsLeft: 0, environment: '' };

test.each<[Partial<BadgeFacts>, string, string | null]>([
  [{}, '', null],
  [{ environment: 'production' }, '', null],
  [{ environment: 'sandbox' }, 'S', 'Sandbox'],
  [{ environment: 'über' }, 'Ü', 'über'],
  [{ environment: 'sandbox', rowsLeft: 1 }, '1', '1 row left'],
  [{ environment: 'sandbox', rowsLeft: 12_345 }, '999+', '12,345 rows left'],
  [{ rowsLeft: 7, isLocked: true }, '!', 'the API key is locked'],
  [{ rowsLeft: 7, isLocked: true, isStopped: true }, '!', 'Lookups are on hold'],
])('%j shows “%s”', (facts, text, words) => {
  expect(badgeOf({ ...QUIET, ...facts }, ENGLISH)).toMatchObject({ text, words });
});

const stage = createStage();

const save = (change: Partial<Settings>) =>
  ownSettings.write({ ...parseSettings({}), baseUrl: 'https://a.example', accountId: stage.accountId, ...change });

/** Begins a background with an open key; returns what the button shows. */
async function begin() {
  fakeBrowser.reset();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The badge asks nobody')));
  const key: ConnectionKey = {
    host: 'a.example',
    hasKey: true,
    last4: '',
    storageMode: 'passphrase',
    isLocked: false,
    savedAt: null,
    sealProblem: null,
  };
  const shown = { text: '?', title: '?' };
  const { action } = fakeBrowser;
  vi.spyOn(action, 'setBadgeText').mockImplementation(async ({ text }) => void Object.assign(shown, { text }));
  vi.spyOn(action, 'setTitle').mockImplementation(async ({ title }) => void Object.assign(shown, { title }));
  for (const name of ['setBadgeBackgroundColor', 'setBadgeTextColor'] as const)
    vi.spyOn(action, name).mockResolvedValue(undefined);
  await save({});
  registerActionBadge({ database: stage.database, describeKey: async () => key });
  const expectShown = (text: string, title: string) =>
    expect.poll(() => shown, { timeout: 3_000 }).toEqual({ text, title: `Sightline${title}` });
  await expectShown('', '');
  return { key, expectShown };
}
afterEach(() => stage.clear());

test('the button follows environment, lock, rows and stop, and names nobody', { timeout: 15_000 }, async () => {
  const { key, expectShown } = await begin();
  await save({ environment: 'sandbox' });
  await expectShown('S', ' – Sandbox');

  const { lookup, batches } = await stage.start();
  const subjects = ['a', 'b', 'c'].map(scoreOf);
  await batches.start({ operation: 'score', subjects, gesture: 'popup', source: 'text', refresh: false });
  await settled();
  await expectShown('3', ' – 3 rows left');
  expect(stage.sent).toHaveLength(3);
  stage.sent[0]?.answer(ANSWER);
  await expectShown('2', ' – 2 rows left');

  key.isLocked = true;
  await keyChanged.write(1);
  await expectShown('!', ' – the API key is locked');

  stage.sent[1]?.answer({ ok: false, failure: { kind: 'key-refused', status: 401, host: 'a.example' } });
  await expectShown('!', ' – Lookups are on hold');
  await lookup.stopAll();
});

test('pages learn of changes that do not concern the button', async () => {
  const told = vi.fn<(parts: object) => void>();
  Dexie.on.storagemutated.subscribe(told);
  await begin();
  Dexie.on.storagemutated.fire({ 'idb://sightline-records/decisions/': new RangeSet(1) });
  expect(told).toHaveBeenCalledOnce();
  Dexie.on.storagemutated.unsubscribe(told);
});
