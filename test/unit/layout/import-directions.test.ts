import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FLOORS, roomOverrides } from '../../house/biome-overrides';
import type { Room } from '../../house/room';
import { ROOMS } from '../../house/rooms';

const NAMES = Object.keys(ROOMS);
const PACKAGES = [
  ...Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies),
  ...['#imports', 'wxt', 'wxt/testing', 'react-dom/client', '@noble/hashes/sha2.js', 'node:fs'],
];

/** A package may be listed by name or with all that is below it. */
const allows = (list: readonly string[], wanted: string): boolean =>
  list.some((entry) => entry === wanted || (entry.endsWith('/**') && wanted.startsWith(entry.slice(0, -2))));

interface Planted {
  specifier: string;
  isAllowed: boolean;
}

/** One import of every other room, in every way to write it, and one of every package. */
function plantedIn(name: string, hasEffects: boolean): Planted[] {
  const room: Pick<Room, 'rooms' | 'packages' | 'effects'> = ROOMS[name] ?? { rooms: [] };
  const effects = hasEffects ? (room.effects ?? []) : [];
  const [rooms, packages] = [
    [...room.rooms, ...effects],
    [...(room.packages ?? []), ...effects],
  ];
  const [floor] = name.split('/');
  const others = [...NAMES, 'utils/unlisted', 'entrypoints/unlisted'].filter((other) => other !== name);
  const toRooms = others.flatMap((other) => {
    // An allowed room includes the rooms inside it, and so does the importer itself.
    const isAllowed = [name, ...rooms].some((room) => other === room || other.startsWith(`${room}/`));
    const alias = { specifier: `@/${other}/file`, isAllowed };
    if (!other.startsWith(`${floor}/`) || other.startsWith(`${name}/`)) return [alias];
    // Only rooms of `utils` name each other by a relative path.
    return [
      alias,
      { specifier: `${path.posix.relative(name, other)}/file`, isAllowed: isAllowed && floor === 'utils' },
    ];
  });
  const toFiles = rooms
    .filter((room) => !NAMES.includes(room))
    .map((file) => ({ specifier: `@/${file}`, isAllowed: true }));
  const toPackages = PACKAGES.map((specifier) => ({ specifier, isAllowed: allows(packages, specifier) }));
  return [...toRooms, ...toFiles, ...toPackages, { specifier: './file', isAllowed: true }];
}

const house = mkdtempSync(path.join(tmpdir(), 'house-'));
afterAll(() => rmSync(house, { recursive: true }));

function plant(file: string, lines: readonly string[]): void {
  mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(house, file), `${lines.join('\n')}\n`);
}

/** One lint run over all planted files: `file:line` of everything that the rules of rooms refuse. */
function refusals(): Set<string> {
  copyFileSync('biome.json', path.join(house, 'biome.json'));
  const biome = path.resolve('node_modules/.bin/biome');
  const flags = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', '.'];
  const { stdout } = spawnSync(biome, flags, { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const hits = stdout.matchAll(/title=lint\/style\/noRestricted(?:Imports|Globals),file=([^,]+),line=(\d+)/g);
  return new Set([...hits].map(([, file = '', line]) => `${path.relative(house, file)}:${line}`));
}

test('the lint rules are those of the table; else run: npm run rooms', () => {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
  expect(overrides.slice(1)).toEqual(JSON.parse(JSON.stringify(roomOverrides())));
});

test('every folder of a floor is in the table', () => {
  const folders = FLOORS.flatMap((floor) =>
    readdirSync(floor, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${floor}/${name}`),
  );
  expect(folders.filter((folder) => !NAMES.includes(folder))).toEqual([]);
});

test('every import that the table does not allow is refused, and every other one is not', () => {
  const wanted: string[] = [];
  const plantAll = (name: string, planted: readonly Planted[], file = `${name}/planted.ts`): void => {
    plant(
      file,
      planted.map(({ specifier }, i) => `import a${i} from '${specifier}';`),
    );
    for (const [i, { specifier, isAllowed }] of planted.entries()) {
      if (!isAllowed) wanted.push(`${file}:${i + 1} ${specifier}`);
    }
  };
  for (const name of NAMES) {
    plantAll(name, plantedIn(name, false));
    if (!ROOMS[name]?.effects) continue;
    for (const file of ['use-planted.ts', 'planted-screen.tsx']) {
      plantAll(name, plantedIn(name, true), `${name}/${file}`);
    }
  }
  const nothing = [...NAMES.map((name) => `@/${name}/file`), '../service/file', 'zod', 'react'];
  for (const name of ['utils/unlisted', 'entrypoints/unlisted']) {
    plantAll(
      name,
      nothing.map((specifier) => ({ specifier, isAllowed: false })),
    );
  }
  for (const name of NAMES) plant(`${name}/global.ts`, ['export const title = (): string => document.title;']);
  const pure = NAMES.filter((name) => ROOMS[name]?.isPure).map((name) => `${name}/global.ts:1`);
  const refused = refusals();
  const expected = new Set([...wanted.map((line) => line.split(' ')[0]), ...pure]);
  expect(wanted.length).toBeGreaterThan(900);
  expect(wanted.filter((line) => !refused.has(line.split(' ')[0] ?? ''))).toEqual([]);
  expect([...refused].filter((place) => !expected.has(place))).toEqual([]);
});
