import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { UserConfig } from 'wxt';
import { COMMANDS } from '@/utils/surfaces/shortcuts';
import config from '../../../wxt.config';
import { PLATFORMS, takers } from './taken-keys';

type Suggested = { default: string } & Record<string, string | undefined>;
interface Written {
  commands: Record<string, { suggested_key: Suggested }>;
}
const { manifest } = config as UserConfig & { manifest: (env: { browser: string }) => Written };

const SUGGESTED = ['chrome', 'firefox'].flatMap((browser) =>
  Object.entries(manifest({ browser }).commands).flatMap(([command, { suggested_key: keys }]) =>
    PLATFORMS.map((platform) => ({ browser, command, platform, key: keys[platform] ?? keys.default })),
  ),
);

test('no suggested key is one that a browser or its system uses itself', () => {
  expect(SUGGESTED).toHaveLength(2 * 4 * PLATFORMS.length);
  const taken = SUGGESTED.flatMap(({ key, platform }) =>
    takers(key, platform).map((by) => `${key} on ${platform}: ${by}`),
  );
  expect(taken).toEqual([]);
});

test.each([
  ['Ctrl+Shift+U', 'linux', ['Edge', 'GTK, Unicode input']],
  ['Ctrl+Shift+Y', 'linux', ['Edge', 'Firefox']],
  ['Alt+Shift+S', 'linux', ['Firefox, menu bar']],
  ['Ctrl+Shift+Y', 'mac', ['Edge', 'macOS']],
] as const)('%s on %s is in the table: it did nothing, or two things', (key, platform, by) => {
  expect(takers(key, platform)).toEqual(by);
});

test('the options list every command of the manifest, in the same words', () => {
  const { commands } = manifest({ browser: 'chrome' });
  expect(Object.keys(commands)).toEqual(Object.keys(COMMANDS));
  const { _execute_action: _, ...described } = COMMANDS;
  for (const [name, key] of Object.entries(described)) {
    expect(commands[name]).toMatchObject({ description: `__MSG_${key.replaceAll('.', '_')}__` });
  }
});

test('no text of a page of ours names a fixed key: it may be another, or none', () => {
  const files = globSync('{components,entrypoints}/**/*.tsx');
  expect(files.length).toBeGreaterThan(50);
  const fixed = files.filter((file) =>
    /\b(?:Ctrl|Alt|Shift|MacCtrl|Command|Option)\s*\+/.test(readFileSync(file, 'utf8')),
  );
  expect(fixed).toEqual([]);
});
