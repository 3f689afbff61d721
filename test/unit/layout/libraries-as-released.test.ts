import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { build } from 'wxt';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Add-on stores refuse modified libraries: https://extensionworkshop.com/documentation/publish/third-party-library-usage/ */
test('the bundles are made of the files that the packages released, character by character', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'sightline-libraries-'));
  const seen = new Set<string>();
  const modified: string[] = [];
  const recorder: Plugin = {
    name: 'record-libraries',
    transform: {
      order: 'post',
      handler(code, id) {
        const [file = ''] = id.split('?');
        if (!path.isAbsolute(file) || !file.includes('/node_modules/')) return;
        seen.add(file);
        if (readFileSync(file, 'utf8') !== code) modified.push(file);
      },
    },
  };
  try {
    await build({
      root: ROOT,
      outDir,
      mode: 'production',
      hooks: {
        'vite:build:extendConfig': (_, config) => {
          config.plugins = [...(config.plugins ?? []), recorder];
          // The modules are read before this, and it would take half of the time.
          config.build = { ...config.build, minify: false };
        },
      },
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  expect(modified).toEqual([]);
  for (const name of ['react-dom', 'react-aria', 'zod', 'dexie']) {
    expect(
      [...seen].some((file) => file.includes(`/node_modules/${name}/`)),
      name,
    ).toBe(true);
  }
}, 120_000);
