import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createMenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { ENGLISH } from '../../../texts/english';

const { t } = ENGLISH;

const JANE = 'jane@example.com';
const EVE = 'eve@example.com';
const menuTitles = createMenuTitles();
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

test('the address under the pointer is in the title and is remembered', async () => {
  await menuTitles.set(1, 'a&b@example.com');
  expect(titles).toEqual(['Score “a&&b@example.com”']);
  expect(await menuTitles.shownAt(null)).toEqual(['a&b@example.com']);
  await menuTitles.set(1, null);
  expect(titles.at(-1)).toBe(t('menu.scoreClicked'));
  expect(await menuTitles.shownAt(null)).toEqual([]);
});

test('another page in a tab, or closing it, clears its name; other tabs do not', async () => {
  await menuTitles.set(1, JANE);
  await menuTitles.clearOfTab(2);
  expect(titles.at(-1)).toBe('Score “jane@example.com”');
  await menuTitles.clearOfTab(1);
  expect(titles.at(-1)).toBe(t('menu.scoreClicked'));
});

test('for a while after a page is left, its name counts too, because an open menu may still show it', async () => {
  await menuTitles.set(1, JANE);
  await menuTitles.clear();
  expect(await menuTitles.shownAt(null)).toEqual([JANE]);
  vi.useFakeTimers({ now: Date.now() + 10_001 });
  expect(await menuTitles.shownAt(null)).toEqual([]);
  vi.useRealTimers();
});

test('a title that the browser has not set yet is not what the menu shows', async () => {
  const start = Date.now();
  vi.useFakeTimers({ now: start });
  await menuTitles.set(1, JANE);
  // The background sleeps, the pointer moves on, and the menu opens 60 ms later: before the title has changed.
  vi.setSystemTime(start + 5_000);
  const opened = Date.now() + 60;
  vi.spyOn(fakeBrowser.contextMenus, 'update').mockImplementation(async () => void vi.setSystemTime(start + 5_150));
  await menuTitles.set(1, EVE);
  expect(await menuTitles.shownAt(opened)).toEqual([JANE, EVE]);
  expect(await menuTitles.shownAt(start + 5_300)).toEqual([EVE]);
  expect(await menuTitles.shownAt(start + 4_000)).toEqual([JANE]);
  vi.useRealTimers();
});

test('the entry is in the menus of pictures only while it names the address that lies over one', async () => {
  const contexts: unknown[] = [];
  vi.spyOn(fakeBrowser.contextMenus, 'update').mockImplementation(
    async (_, entry) => void contexts.push(entry.contexts),
  );
  const inPages = ['page', 'link', 'editable'];
  await menuTitles.set(1, JANE);
  await menuTitles.set(1, EVE, true);
  await menuTitles.set(1, null);
  expect(contexts).toEqual([[...inPages, 'image', 'video'], ['all'], inPages]);
});

test('an address that would name the selection in its place is named as it is', async () => {
  await menuTitles.set(1, 'victim%s@example.com');
  expect(titles).toEqual(['Score “victim%\u2060s@example.com”']);
  expect(await menuTitles.shownAt(null)).toEqual(['victim%s@example.com']);
});

test('a tab that is not in front names nothing, whatever its script says', async () => {
  await menuTitles.set(2, JANE);
  expect(titles).toEqual([]);
  expect(await menuTitles.shownAt(null)).toEqual([]);
});

test('another window that comes to the front clears the name; an open menu does not', async () => {
  await menuTitles.set(1, JANE);
  await menuTitles.keepOfWindow(fakeBrowser.windows.WINDOW_ID_NONE);
  await menuTitles.keepOfWindow(10);
  expect(await menuTitles.shownAt(null)).toEqual([JANE]);
  expect(titles).toHaveLength(1);
  front = { id: 5, windowId: 11 };
  await menuTitles.keepOfWindow(11);
  expect(titles.at(-1)).toBe(t('menu.scoreClicked'));
});
