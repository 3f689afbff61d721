import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { clearMenuNameOfOthers, namedFor, nameInMenu, resetMenuName } from '@/entrypoints/background/menu-name';

const JANE = 'jane@example.com';
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

test('the address under the pointer stands in the title and is remembered with its tab', async () => {
  await nameInMenu(1, 'a&b@example.com');
  expect(titles).toEqual(['Score “a&&b@example.com”']);
  expect(await namedFor(1)).toEqual({ email: 'a&b@example.com', ofThisTab: true });
  await nameInMenu(1, null);
  expect(titles.at(-1)).toBe('Score this email address');
  expect(await namedFor(1)).toBeNull();
});

test('the title that a browser has kept over its start is taken back', async () => {
  await resetMenuName();
  expect(titles).toEqual(['Score this email address']);
});

test('an address that would name the selection in its place is named as it is', async () => {
  await nameInMenu(1, 'victim%s@example.com');
  expect(titles).toEqual(['Score “victim%\u2060s@example.com”']);
  expect(await namedFor(1)).toMatchObject({ email: 'victim%s@example.com' });
});

test('a name of another tab is told as such, not as no name', async () => {
  await nameInMenu(1, JANE);
  expect(await namedFor(2)).toEqual({ email: JANE, ofThisTab: false });
});

test('a tab that is not in front names nothing, whatever its script says', async () => {
  await nameInMenu(2, JANE);
  expect(titles).toEqual([]);
  expect(await namedFor(2)).toBeNull();
});

test('another window that comes to the front clears the name; an open menu does not', async () => {
  await nameInMenu(1, JANE);
  await clearMenuNameOfOthers(fakeBrowser.windows.WINDOW_ID_NONE);
  await clearMenuNameOfOthers(10);
  expect(await namedFor(1)).toMatchObject({ email: JANE });
  front = { id: 5, windowId: 11 };
  await clearMenuNameOfOthers(11);
  expect(await namedFor(1)).toBeNull();
  expect(titles.at(-1)).toBe('Score this email address');
});
