import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { commands, ID, LOOKUP, shown } from './card-stage';

const OTHER = '1b0c3a2e-8b1d-4c5e-9f60-123456789abc';
/** The windows with a side panel, and what each of them shows. */
let panels: { windowId: number; hash: string }[];
let turnsTo: string | null;

beforeEach(() => {
  panels = [];
  turnsTo = null;
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ windowId: 7 } as never);
  Object.assign(fakeBrowser.runtime, {
    getContexts: async () => {
      const open = panels.map(({ windowId, hash }) => ({
        contextType: 'SIDE_PANEL',
        windowId,
        documentUrl: `chrome-extension://id/sidepanel.html${hash}`,
      }));
      if (turnsTo !== null) panels = [{ windowId: 7, hash: `#/lookup/${turnsTo}/result` }];
      return open;
    },
  });
  vi.useRealTimers();
});

const cardOpens = async (isAsked = true) => {
  await shown(isAsked, LOOKUP);
  return commands.some(({ name }) => name === 'showCard');
};

test('no card opens while the side panel of its window shows the same lookup', async () => {
  panels = [{ windowId: 7, hash: `#/lookup/${ID}/saved` }];
  expect(await cardOpens()).toBe(false);
  expect(await cardOpens(false)).toBe(false);
});

test('no card opens if the panel turns to the lookup a moment later', async () => {
  panels = [{ windowId: 7, hash: '#/history' }];
  turnsTo = ID;
  expect(await cardOpens()).toBe(false);
});

test.each([
  ['no panel is open', []],
  ['the panel shows another lookup', [{ windowId: 7, hash: `#/lookup/${OTHER}/result` }]],
  ['the panel shows a list', [{ windowId: 7, hash: '#/history' }]],
  ['the panel that shows it is in another window', [{ windowId: 8, hash: `#/lookup/${ID}/result` }]],
])('the card opens if %s', async (_, open) => {
  panels = open;
  expect(await cardOpens()).toBe(true);
});
