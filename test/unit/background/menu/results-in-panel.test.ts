import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import { registerMenu } from '@/entrypoints/background/menu/menu';
import { createMenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { createCards } from '@/entrypoints/background/surfaces/cards';
import { delay } from '@/utils/async/delay';
import type { PageCommand } from '@/utils/messages/page-commands';
import type { ShowResults } from '@/utils/settings/settings';
import { parseSettings } from '@/utils/settings/settings';
import { subjectDraft } from '@/utils/storage/drafts';
import { ownSettings } from '@/utils/storage/settings-item';
import { nextView } from '@/utils/surfaces/view';

type Click = (info: object, tab: object) => void;
const TAB = { id: 1, windowId: 7 };
const ID = '7f0c3a2e-8b1d-4c5e-9f60-123456789abc';
const ENGINE = { lookup: { start: async () => ({ ok: true, id: ID, how: 'sent' }) } } as unknown as Engine;
const { contextMenus } = fakeBrowser;
const menuTitles = createMenuTitles();
const cards = createCards({ settled: async () => undefined, delay });

let ids: unknown[];
let commands: string[];
let openings: object[];
let opens: boolean;
let click: Click;

beforeEach(() => {
  fakeBrowser.reset();
  ids = [];
  commands = [];
  openings = [];
  opens = true;
  vi.spyOn(fakeBrowser.action, 'openPopup').mockResolvedValue(undefined);
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async (_tab: number, command: unknown) => {
    const { name } = command as PageCommand;
    commands.push(name);
    if (name === 'recallClick') return null;
    return name === 'locate' ? { found: 'none', place: null } : true;
  });
  const open = async (place: object) => {
    openings.push(place);
    if (!opens) throw new Error('no panel here');
  };
  Object.assign(fakeBrowser, { sidePanel: { open } });
  vi.spyOn(contextMenus, 'removeAll').mockImplementation(() => {
    ids = [];
    return Promise.resolve();
  });
  vi.spyOn(contextMenus, 'create').mockImplementation(({ id }) => ids.push(id));
  vi.spyOn(contextMenus, 'update').mockResolvedValue(undefined);
  vi.spyOn(contextMenus.onClicked, 'addListener').mockImplementation((listener) => {
    click = listener as unknown as Click;
  });
  vi.spyOn(fakeBrowser.tabs.onReplaced, 'addListener').mockImplementation(() => undefined);
  registerMenu({ engine: Promise.resolve(ENGINE), menuTitles, cards });
});

const set = (showResults: ShowResults) => ownSettings.write({ ...parseSettings({}), showResults });
const choose = (menuItemId: string, selectionText = 'jane@example.com') =>
  click({ menuItemId, selectionText, frameId: 0 }, TAB);

test('the items for a score say where it is shown, and change with the setting', async () => {
  await set('side-panel');
  await expect.poll(() => ids).toEqual(['score-here to-panel', 'look-up-selection to-panel', 'open-panel']);
  await set('beside-address');
  await expect.poll(() => ids).toEqual(['score-here', 'look-up-selection', 'open-panel']);
});

test('opens the panel in the turn of the click, without a card or popup', async () => {
  choose('look-up-selection to-panel');
  expect(openings).toEqual([{ windowId: 7 }]);
  await expect.poll(() => commands).toContain('locate');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(commands).not.toContain('showCard');
  expect(fakeBrowser.action.openPopup).not.toHaveBeenCalled();
});

test('shows the result in the popup if the panel does not open', async () => {
  opens = false;
  choose('look-up-selection to-panel');
  await expect.poll(() => nextView.read()).toEqual({ route: { name: 'lookup', id: ID, as: 'result' } });
  expect(commands).not.toContain('showCard');
});

test('opens no panel for results beside the address', () => {
  choose('look-up-selection');
  expect(openings).toEqual([]);
});

test.each([
  ['a name', ' Ines\nBarreto ', { kind: undefined, name: 'Ines Barreto' }],
  ['a damaged address', 'jane@example', { kind: 'address', name: undefined }],
  ['an address with a full-width sign', 'jane＠example', { kind: 'address', name: undefined }],
])(
  'choosing the one item of a selection with %s sends nothing and opens no panel beside its form',
  async (_, selection, expected) => {
    choose('look-up-selection to-panel', selection);
    await expect.poll(() => nextView.read()).not.toBeNull();
    const { ask } = (await nextView.read()) ?? {};
    expect({ kind: ask?.kind, name: (await subjectDraft.read())?.name }).toEqual(expected);
    expect(openings).toHaveLength(expected.name === undefined ? 1 : 0);
    expect(commands).toEqual([]);
  },
);

test.each([
  ['https://crm.example.com/files/Letter.PDF?v=2#page=3', 'nothing-in-pdf'],
  ['https://crm.example.com/pdf/list', 'nothing-at-click'],
])('a click on nothing in a frame of %s: %s', async (frameUrl, question) => {
  click({ menuItemId: 'score-here', frameUrl, pageUrl: 'https://crm.example.com/', frameId: 8 }, TAB);
  await expect.poll(() => nextView.read()).toMatchObject({ ask: { question, choices: [] } });
});
