import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from '../../locales/languages.ts';
import { findSinks } from '../browser/sinks.ts';
import { LIBRARY_SINKS } from './library-sinks.ts';
import { MAX_SCRIPT_BYTES } from './max-script-bytes.ts';

const BUILDS = ['.output/chrome-mv3', '.output/firefox-mv3'];
/** Some Lisu letters of utils/detection/look-alikes-data.ts, as they are or escaped. */
const LOOK_ALIKES = /ꓪꓫꓬ|\\uA4EA\\uA4EB\\uA4EC/i;
/** `KEY_VAULT_MARKER` of utils/vault/stored-key.ts. */
const MARKER = 'sightline-vault';

const texts = (build: string, endings: RegExp) =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .map((file) => ({ file: path.normalize(file), text: readFileSync(path.join(build, file), 'utf8') }));
const scripts = (build: string) => texts(build, /\.js$/);

for (const build of BUILDS) {
  test(`${build}: the key vault is in the background's bundle and in no other`, () => {
    const holders = scripts(build).filter(({ text }) => text.includes(MARKER));
    expect(holders.map(({ file }) => file)).toEqual(['background.js']);
  });

  test(`${build}: the texts of React Aria are there in our languages alone`, () => {
    // Each of its components has a table by locale; `void 0` is a locale that was left out.
    const tables = scripts(build).flatMap(({ text }) => text.match(/\{"ar-AE":[^}]*\}/g) ?? []);
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) {
      const all = [...table.matchAll(/"([a-z]{2}-[A-Z]{2})":(void 0)?/g)];
      expect(all.length).toBeGreaterThan(30);
      const kept = all.filter(([, , isLeftOut]) => !isLeftOut).map(([, locale = '']) => locale);
      const ours = languages().map((tag) => kept.find((locale) => locale === tag || locale.startsWith(`${tag}-`)));
      expect(kept).toEqual(ours.toSorted());
    }
  });

  test(`${build}: the scripts for pages are small and hold no React, zod or Dexie`, () => {
    const inPages = scripts(build).filter(({ file }) => ['detector.js', 'gesture.js', 'lister.js'].includes(file));
    expect(inPages).toHaveLength(3);
    for (const { file, text } of inPages) {
      expect(gzipSync(text, { level: 9 }).length, file).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      expect(text).toContain('sightline-page');
      expect(text, file).not.toMatch(/react-dom|ZodError|Dexie/);
      expect(text, file).not.toMatch(LOOK_ALIKES);
    }
    expect(scripts(build).some(({ text }) => LOOK_ALIKES.test(text))).toBe(true);
  });

  test(`${build}: nothing built turns text into markup or script but what is on the list, nor names a foreign address`, () => {
    const built = texts(build, /\.(js|html|css)$/);
    expect(built.length).toBeGreaterThan(10);
    const found = built.flatMap(({ file, text }) => findSinks(text).map((sink) => ({ file, sink })));
    const unlisted = found.filter(({ sink }) => !LIBRARY_SINKS.some((listed) => listed.sink.test(sink)));
    expect(unlisted).toEqual([]);
    for (const { sink, times, reason } of LIBRARY_SINKS) {
      expect(found.filter((use) => sink.test(use.sink)).length, reason).toBe(times);
    }
  });
}
