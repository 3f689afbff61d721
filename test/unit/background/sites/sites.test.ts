import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createSites } from '@/entrypoints/background/sites/sites';
import { parseSettings } from '@/utils/settings/settings';
import { ownSettings, settingsItem } from '@/utils/storage/settings-item';

const CRM = 'https://crm.example/*';
const DESK = 'https://desk.example/*';
let registered: string[];
const createOwnSites = () =>
  createSites(async (of) => ownSettings.write({ ...(await settingsItem.read()), ...of(await settingsItem.read()) }));
const soon = () => new Promise((resolve) => setTimeout(resolve, 2));

beforeEach(() => {
  fakeBrowser.reset();
  registered = [];
  const { scripting, permissions, tabs } = fakeBrowser;
  vi.spyOn(permissions, 'contains').mockImplementation(async () => soon().then(() => true));
  vi.spyOn(tabs, 'query').mockImplementation(async () => []);
  vi.spyOn(scripting, 'getRegisteredContentScripts').mockImplementation(async () => {
    await soon();
    return registered.map((id) => ({ id, js: ['detector.js'] }));
  });
  // As both browsers do: one known id, and the whole batch is refused.
  vi.spyOn(scripting, 'registerContentScripts').mockImplementation(async (scripts) => {
    await soon();
    const ids = scripts.map(({ id }) => id);
    if (ids.some((id) => registered.includes(id))) throw new Error('Duplicate script ID');
    registered.push(...ids);
  });
});

test('sites that are synchronised at the same time are each registered once, and none is lost', async () => {
  await ownSettings.write({ ...parseSettings({}), sites: [CRM] });
  const sites = createOwnSites();
  await Promise.all([sites.sync(), sites.sync(), sites.enable(DESK), sites.sync()]);
  expect(registered.sort()).toEqual([`site:${CRM}`, `site:${DESK}`]);
});

test('beyond the most sites that settings hold, another is refused, and none is lost', async () => {
  const most = Array.from({ length: 500 }, (_, i) => `https://crm-${i}.example/*`);
  await ownSettings.write({ ...parseSettings({}), sites: most });
  const sites = createOwnSites();
  expect(await sites.enable(DESK)).toBe(false);
  expect(await sites.enable(most[0] ?? '')).toBe(true);
  expect((await settingsItem.read()).sites).toEqual(most);
});

test('a pattern that is wider than one site is not enabled', async () => {
  const change = vi.fn();
  const sites = createSites(change);
  for (const wide of [
    '<all_urls>',
    '*://*/*',
    'https://*/*',
    'https://*.example/*',
    'file:///*',
    'https://crm.example/a',
  ]) {
    expect(await sites.enable(wide), wide).toBe(false);
  }
  expect(change).not.toHaveBeenCalled();
});
