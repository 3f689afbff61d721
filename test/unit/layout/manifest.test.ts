import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { UserConfig } from 'wxt';
import config from '../../../wxt.config';

interface Written {
  permissions: string[];
  content_security_policy: { extension_pages: string };
  [key: string]: unknown;
}

/** The manifest as the configuration writes it for a browser; WXT adds the pages and, in Chromium, `sidePanel`. */
function manifestFor(browser: string): Written {
  const { manifest } = config as UserConfig & { manifest: (env: { browser: string }) => Written };
  return manifest({ browser });
}

/** A new permission is a decision: it changes this list and has its reason in the commit. */
const PERMISSIONS = [
  'storage',
  'alarms',
  'contextMenus',
  'activeTab',
  'scripting',
  'declarativeNetRequestWithHostAccess',
];

test.each([
  ['chrome', PERMISSIONS],
  ['firefox', [...PERMISSIONS, 'menus']],
])('%s: what the extension may do is what is written here', (browser, permissions) => {
  const manifest = manifestFor(browser);
  expect(manifest.permissions).toEqual(permissions);
  expect(manifest.optional_host_permissions).toEqual(['https://*/*', 'http://*/*']);
  expect(manifest.incognito).toBe('not_allowed');
  for (const absent of ['host_permissions', 'optional_permissions', 'content_scripts', 'externally_connectable']) {
    expect(manifest[absent], absent).toBeUndefined();
  }
});

test.each(['chrome', 'firefox'])('%s: the card alone may be framed', (browser) => {
  const card = { resources: ['card.html'], matches: ['<all_urls>'] };
  const dynamic = browser === 'firefox' ? {} : { use_dynamic_url: true };
  expect(manifestFor(browser).web_accessible_resources).toEqual([{ ...card, ...dynamic }]);
});

test.each(['chrome', 'firefox'])('%s: the content security policy, word for word', (browser) => {
  expect(manifestFor(browser).content_security_policy.extension_pages.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test('a zip has no key: the store refuses it, and gives the extension its id', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  const file = path.join(outDir, 'manifest.json');
  const { key, ...rest } = manifestFor('chrome');
  expect(key).toBeDefined();
  writeFileSync(file, JSON.stringify({ ...rest, key }));
  const hooks = (config as UserConfig).hooks as Record<string, (wxt: object) => Promise<void>>;
  await hooks['zip:extension:start']?.({ config: { outDir } });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(rest)));
  rmSync(outDir, { recursive: true });
});
