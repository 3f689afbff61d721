import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { delay } from '@/utils/async/delay';
import { versionOf } from '@/utils/surfaces/card-view';
import { nextView } from '@/utils/surfaces/view';
import { account } from '../../lookup/account';
import { lookupRecordWith } from '../../lookup/record';
import {
  CARD,
  COPY,
  cards,
  closed,
  commands,
  database,
  FAILED,
  FRAME,
  handlers,
  ID,
  LOOKUP,
  lookup,
  MAIN,
  opened,
  settle,
  shown,
  wait,
} from './card-stage';

test('a requested card that is not read in time is closed as broken, and its result opens in the popup', async () => {
  const card = await shown(true);
  await wait();
  expect(closed()).toEqual([{ to: 'sightline-page', name: 'removeCard', card, isBroken: true }]);
  expect(await nextView.read()).toEqual({ route: { name: 'lookup', id: ID, as: 'result' } });
  expect(opened()).toBe(1);
});

test('the page hears where a card belongs, and nothing of the settings', async () => {
  const card = await shown(true);
  expect(commands.at(-1)).toEqual({ to: 'sightline-page', name: 'showCard', card, place: null, by: 'menu' });
});

test('a hover card that is not read in time is closed as broken, and nothing opens', async () => {
  await shown(false);
  await wait();
  expect(closed()).toHaveLength(1);
  expect(opened()).toBe(0);
});

test('a card that was read stays, and one that the user has closed does not come back', async () => {
  await handlers.readCard({ card: await shown(true, FAILED) }, CARD);
  await wait();
  expect(closed()).toEqual([]);
  await handlers.cardClosed({ card: await shown(true), by: 'user' }, MAIN);
  settle();
  await wait();
  expect(opened()).toBe(0);
});

test('a requested card whose lookup did not start says why in the popup', async () => {
  await shown(true, FAILED);
  await wait();
  const { email, failure } = FAILED;
  const route = { name: 'new-lookup', form: 'email' };
  expect(await nextView.read()).toEqual({ route, ask: { kind: 'refused', email, failure } });
});

test('the first frame that reads a card keeps it: a copy and the main page get nothing', async () => {
  const card = await shown(true, FAILED);
  expect(await handlers.readCard({ card }, MAIN)).toEqual({ kind: 'nothing' });
  expect(await handlers.readCard({ card }, CARD)).toMatchObject({ kind: 'failure' });
  expect(await handlers.readCard({ card }, COPY)).toEqual({ kind: 'nothing' });
  await handlers.closeCard({ card }, COPY);
  await handlers.openDetails({ card, panel: false }, COPY);
  expect([closed(), opened()]).toEqual([[], 0]);
  expect(await handlers.readCard({ card }, CARD)).toMatchObject({ kind: 'failure' });
});

describe('the card closes once its details are open', () => {
  const open = vi.fn<() => Promise<void>>();
  const events = () => [open.mock.calls.length, closed().length];
  beforeEach(() => {
    open.mockReset().mockImplementation(async () => expect(closed()).toEqual([]));
    vi.spyOn(fakeBrowser.action, 'openPopup').mockImplementation(open);
    Object.assign(fakeBrowser, { sidePanel: { open } });
  });
  afterEach(() => Reflect.deleteProperty(fakeBrowser, 'sidePanel'));

  test.each([
    ['in the side panel', LOOKUP],
    ['in the popup, for a lookup that did not start', FAILED],
  ])('%s', async (_where, content) => {
    const card = await shown(true, content);
    const data = { card, panel: content.kind === 'lookup' };
    await handlers.openDetails(data, CARD);
    expect(events()).toEqual([1, 1]);
    expect(await handlers.readCard({ card }, CARD)).toEqual({ kind: 'nothing' });
  });

  test('but stays if they open in a tab, which does not show the page', async () => {
    open.mockRejectedValue(new Error('no gesture'));
    const card = await shown(true);
    await handlers.openDetails({ card, panel: true }, CARD);
    expect(events()).toEqual([1, 0]);
    expect(await cards.claim(FRAME.tabId, card, CARD.frameId)).toMatchObject(LOOKUP);
  });
});

test('a requested card that the page removes opens in the popup once, and only for the frame that held it', async () => {
  const card = await shown(true);
  await handlers.readCard({ card }, CARD);
  await handlers.cardClosed({ card, by: 'page' }, { ...MAIN, frameId: 3 });
  expect(opened()).toBe(0);
  await handlers.cardClosed({ card, by: 'page' }, MAIN);
  await handlers.cardClosed({ card, by: 'page' }, MAIN);
  expect(opened()).toBe(1);
  await handlers.cardClosed({ card: await shown(false), by: 'page' }, MAIN);
  expect(opened()).toBe(1);
});

test('a card gets what it shows, and neither the answer nor the cells and the record of the user', async () => {
  const text = JSON.stringify({ risk_score: 44, note: 'unshown-answer' });
  const ownRecord = { names: ['unshown-name'], birth: null, country: null };
  await database.lookups.put(lookupRecordWith({ id: ID, state: 'done', sourceRows: [['unshown-cell']], ownRecord }));
  await database.answers.put({ id: ID, status: 200, contentType: 'application/json', text, ms: 1 });
  const view = await handlers.readCard({ card: await shown(true) }, CARD);
  expect(view).toMatchObject({ reading: { score: { pointer: '/risk_score' } } });
  expect(JSON.stringify(view)).not.toContain('unshown');
});

test('a card shows the end of a lookup that could not be stored', async () => {
  await database.lookups.put(lookupRecordWith({ id: ID, state: 'sending' }));
  const end = { state: 'failed', endedAt: 1, failure: { kind: 'not-kept' } } as const;
  lookup.unstoredEnd.mockReturnValueOnce(end);
  expect(await handlers.readCard({ card: await shown(true) }, CARD)).toMatchObject({ kind: 'lookup', record: end });
});

describe('a card that shows what it has read is answered', () => {
  const HOLD = { kind: 'waiting', until: 2_000, failure: { kind: 'too-many-requests', host: 'a.example' } } as const;
  const record = lookupRecordWith({ id: ID, state: 'queued', accountId: account('c') });
  const put = (state: 'sending' | 'done') => database.lookups.put({ ...record, state });

  test.each<[string, () => Promise<unknown>, object]>([
    ['once its lookup is sent', () => put('sending'), { record: { state: 'sending' } }],
    ['once its lookup ends', () => put('done'), { record: { state: 'done' } }],
    [
      'once sending is on hold',
      () => database.gates.put({ accountId: account('c'), faults: [], hold: HOLD }),
      { hold: HOLD },
    ],
    ['once its lookup is deleted', () => database.lookups.clear(), { kind: 'nothing' }],
  ])('%s, and not before', async (_when, change, changed) => {
    vi.useRealTimers();
    await database.gates.clear();
    await database.lookups.put(record);
    const card = await shown(false);
    const seen = versionOf(await handlers.readCard({ card }, CARD));
    const reply = handlers.readCard({ card, seen }, CARD);
    expect(await Promise.race([reply, delay(50)])).toBeUndefined();
    await change();
    expect(await reply).toMatchObject(changed);
  });

  test('at once if the lookup has changed since', async () => {
    await database.lookups.put({ ...record, state: 'sending' });
    const view = await handlers.readCard({ card: await shown(false), seen: '["queued",null]' }, CARD);
    expect(view).toMatchObject({ record: { state: 'sending' } });
  });
});
