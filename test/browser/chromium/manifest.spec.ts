import { readFileSync } from 'node:fs';
import { expect } from '../expect.ts';
import { test } from './fixtures.ts';

test.use({ isConnected: false });

const manifest = JSON.parse(readFileSync('.output/chrome-mv3/manifest.json', 'utf8'));

test('Chromium shows no warning at installation', async ({ open }) => {
  const options = await open('options.html');
  const warnings = await options.evaluate(
    (text) => chrome.management.getPermissionWarningsByManifest(text),
    JSON.stringify(manifest),
  );
  expect(warnings).toEqual([]);
  const control = await options.evaluate(
    (text) => chrome.management.getPermissionWarningsByManifest(text),
    JSON.stringify({ ...manifest, host_permissions: ['https://*/*'] }),
  );
  expect(control).not.toEqual([]);
});
