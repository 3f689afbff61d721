import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  clearMenuName,
  clearMenuNameOf,
  clearMenuNameOfOthers,
  namedInMenu,
  nameInMenu,
  resetMenuName,
} from '@/entrypoints/background/menu-name';

const JANE = 'jane@example.com';
const EVE = 'eve@example.com';
let titles: unknown[];
let front: { id: number; windowId: number };

beforeEach(() => {
  fakeBrowser.reset();
  titles = [];
  front = { id: 1, windowId: 10 };
  vi.spyOn(fakeBrowser.contextMenus, 'update').mockImplementation(async (_, { title }) => void titles.push(title));
  vi.spyOn(fakeBrowser.tabs, 'get').mockImplementation(async (id) => ({ ...TAB, id, active: id === front.id }));
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async ({ windowId }) =>
    windowId === front.windowId ? [{ ...TAB, ...front }] : [],
  );
});
const TAB = {
  index: 0,
  highlighted: true,
  active: true,
  pinned: false,
  incognito: false,
  selected: true,
  discarded: false,
  autoDiscardable: true,
  frozen: false,
  groupId: -1,
  windowId: 10,
};

test('the address under the pointer stands in the title and is remembered', async () => {
  await nameInMenu(1, 'a&b@example.com');
  expect(titles).toEqual(['Score “a&&b@example.com”']);
  expect(await namedInMenu(null)).toEqual(['a&b@example.com']);
  await nameInMenu(1, null);
  expect(titles.at(-1)).toBe('Score this email address');
  expect(await namedInMenu(null)).toEqual([]);
});

test('a tab that shows another page or is closed takes its name along; other tabs leave it', async () => {
  await nameInMenu(1, JANE);
  await clearMenuNameOf(2);
  expect(titles.at(-1)).toBe('Score “jane@example.com”');
  await clearMenuNameOf(1);
  expect(titles.at(-1)).toBe('Score this email address');
});

test('a menu that was open while its page was left may still show the name: for a while both count', async () => {
  await nameInMenu(1, JANE);
  await clearMenuName();
  expect(await namedInMenu(null)).toEqual([JANE]);
  vi.useFakeTimers({ now: Date.now() + 10_001 });
  expect(await namedInMenu(null)).toEqual([]);
  vi.useRealTimers();
});

test('a title that the browser has not set yet is not what the menu shows', async () => {
  const start = Date.now();
  vi.useFakeTimers({ now: start });
  await nameInMenu(1, JANE);
  // The background sleeps, the pointer moves on, and the menu opens 60 ms later: before the title has changed.
  vi.setSystemTime(start + 5_000);
  const opened = Date.now() + 60;
  vi.spyOn(fakeBrowser.contextMenus, 'update').mockImplementation(async () => void vi.setSystemTime(start + 5_150));
  await nameInMenu(1, EVE);
  expect(await namedInMenu(opened)).toEqual([JANE, EVE]);
  expect(await namedInMenu(start + 5_300)).toEqual([EVE]);
  expect(await namedInMenu(start + 4_000)).toEqual([JANE]);
  vi.useRealTimers();
});

test('the entry is in the menus of pictures only while it names the address that lies over one', async () => {
  const contexts: unknown[] = [];
  vi.spyOn(fakeBrowser.contextMenus, 'update').mockImplementation(
    async (_, entry) => void contexts.push(entry.contexts),
  );
  const inPages = ['page', 'frame', 'link', 'editable'];
  await nameInMenu(1, JANE);
  await nameInMenu(1, EVE, true);
  await nameInMenu(1, null);
  expect(contexts).toEqual([[...inPages, 'image', 'video'], ['all'], inPages]);
});

test('the title that a browser has kept over its start is taken back', async () => {
  await resetMenuName();
  expect(titles).toEqual(['Score this email address']);
});

test('an address that would name the selection in its place is named as it is', async () => {
  await nameInMenu(1, 'victim%s@example.com');
  expect(titles).toEqual(['Score “victim%\u2060s@example.com”']);
  expect(await namedInMenu(null)).toEqual(['victim%s@example.com']);
});

test('a tab that is not in front names nothing, whatever its script says', async () => {
  await nameInMenu(2, JANE);
  expect(titles).toEqual([]);
  expect(await namedInMenu(null)).toEqual([]);
});

test('another window that comes to the front clears the name; an open menu does not', async () => {
  await nameInMenu(1, JANE);
  await clearMenuNameOfOthers(fakeBrowser.windows.WINDOW_ID_NONE);
  await clearMenuNameOfOthers(10);
  expect(await namedInMenu(null)).toEqual([JANE]);
  expect(titles).toHaveLength(1);
  front = { id: 5, windowId: 11 };
  await clearMenuNameOfOthers(11);
  expect(titles.at(-1)).toBe('Score this email address');
});
