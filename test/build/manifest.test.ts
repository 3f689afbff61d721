import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifestOf = (build: string) => JSON.parse(readFileSync(`.output/${build}/manifest.json`, 'utf8'));

/** A new permission is a decision: it changes this list and has its reason in the commit. */
const PERMISSIONS = {
  permissions: ['storage', 'alarms', 'contextMenus', 'activeTab', 'scripting', 'declarativeNetRequestWithHostAccess'],
  host_permissions: undefined,
  optional_permissions: undefined,
  // The service (https) and sites that a person enables, one by one; back-office screens inside a house still run on http.
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  content_scripts: undefined,
  externally_connectable: undefined,
  incognito: 'not_allowed',
};

test('both builds ask for exactly the permissions that are written here', () => {
  for (const build of ['chrome-mv3', 'firefox-mv3']) {
    const manifest = manifestOf(build);
    const declared = Object.fromEntries(Object.keys(PERMISSIONS).map((key) => [key, manifest[key]]));
    // Chromium wants a permission for its side panel, without a warning; Firefox has a sidebar without one, and wants
    // "menus" to name the right-clicked element.
    const own = build === 'chrome-mv3' ? ['sidePanel'] : ['menus'];
    expect(declared, build).toEqual({ ...PERMISSIONS, permissions: [...PERMISSIONS.permissions, ...own] });
    expect(manifest.web_accessible_resources.flatMap((entry: { resources: string[] }) => entry.resources)).toEqual([
      'card.html',
    ]);
  }
});
