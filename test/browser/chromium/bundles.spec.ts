import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const BUILDS = ['.output/chrome-mv3', '.output/firefox-mv3'];
/** `KEY_VAULT_MARKER` of utils/storage/key-vault.ts. */
const MARKER = 'sightline-key-vault';

const scripts = (build: string) =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file: path.normalize(file), text: readFileSync(path.join(build, file), 'utf8') }));

for (const build of BUILDS) {
  test(`${build}: the key vault is in the background's bundle and in no other`, () => {
    const holders = scripts(build).filter(({ text }) => text.includes(MARKER));
    expect(holders.map(({ file }) => file)).toEqual(['background.js']);
  });

  test(`${build}: the script for pages is small and holds no React, zod or Dexie`, () => {
    const detector = scripts(build).find(({ file }) => file === 'detector.js');
    expect(gzipSync(detector?.text ?? '').length).toBeLessThan(12 * 1024);
    expect(detector?.text).toContain('sightline-page');
    expect(detector?.text).not.toMatch(/react-dom|ZodError|Dexie/);
  });
}
