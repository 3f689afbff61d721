import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { UserConfig } from 'wxt';
import config from '../../../wxt.config';
import { PINNED_ID } from '../../browser/chromium/extension.ts';
import { extensionId } from '../../browser/chromium/extension-id.ts';

test('the key of the manifest pins the id that tests and policies name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'id-'));
  const { manifest } = config as UserConfig & { manifest: (env: object) => { key: string } };
  const { key } = manifest({ browser: 'chrome' });
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ key }));
  expect(extensionId(folder, '')).toBe(PINNED_ID);
  writeFileSync(path.join(folder, 'manifest.json'), '{}');
  expect(extensionId(folder, '')).toMatch(/^[a-p]{32}$/);
  expect(extensionId(path.join(folder, 'absent'), 'pinned')).toBe('pinned');
  rmSync(folder, { recursive: true });
});
