import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { registerMenu } from '@/entrypoints/background/menu/menu';
import { createMenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { createCards } from '@/entrypoints/background/surfaces/cards';
import { delay } from '@/utils/async/delay';
import { parseSettings } from '@/utils/settings/settings';
import { ownSettings } from '@/utils/storage/settings-item';
import { ENGLISH } from '../../../texts/english';

const { t } = ENGLISH;
const FRENCH = { menu_lookUpSelection: { message: 'Vérifier' }, menu_scoreAddress: { message: 'Évaluer {email}' } };
const menuTitles = createMenuTitles();
let titles: (string | undefined)[];

beforeEach(() => {
  fakeBrowser.reset();
  titles = [];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(FRENCH)));
  const { contextMenus, tabs } = fakeBrowser;
  vi.spyOn(contextMenus, 'removeAll').mockImplementation(async () => {
    titles = [];
  });
  vi.spyOn(contextMenus, 'create').mockImplementation(({ title }) => titles.push(title));
  vi.spyOn(contextMenus, 'update').mockImplementation(async (_, { title }) => void titles.push(title));
  vi.spyOn(contextMenus.onClicked, 'addListener').mockImplementation(() => undefined);
  vi.spyOn(tabs.onReplaced, 'addListener').mockImplementation(() => undefined);
  vi.spyOn(tabs, 'get').mockResolvedValue({ active: true } as never);
  registerMenu({
    engine: Promise.reject(new Error('not needed')).catch(() => undefined) as never,
    menuTitles,
    cards: createCards({ settled: async () => undefined, delay }),
  });
});

const choose = (language: string) => ownSettings.write({ ...parseSettings({}), language });

test('the menu follows the chosen language, also where it names an address', async () => {
  await choose('fr');
  await expect.poll(() => titles).toContain('Vérifier');
  await menuTitles.set(1, 'jane@example.com');
  expect(titles.at(-1)).toBe('Évaluer jane@example.com');
  await choose('en');
  await expect.poll(() => titles).toContain(t('menu.lookUpSelection'));
});

test('a browser start makes the menu again: the browser kept the titles, and may have another language', async () => {
  await fakeBrowser.runtime.onStartup.trigger();
  await expect.poll(() => titles).toContain(t('menu.scoreClicked'));
});

test('a menu from before is made again although a newer Sightline stored the settings', async () => {
  vi.spyOn(fakeBrowser.storage.local, 'get').mockResolvedValue({ settings: { version: 99 } } as never);
  await fakeBrowser.runtime.onStartup.trigger();
  await expect.poll(() => titles).toContain(t('menu.scoreClicked'));
});
