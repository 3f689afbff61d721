import path from 'node:path';
import type { Room } from './room.ts';
import { ROOMS } from './rooms.ts';

/** Folders whose files belong to rooms. */
export const FLOORS = ['entrypoints', 'components', 'utils'];

const EFFECTS = [
  'browser',
  'chrome',
  'document',
  'window',
  'fetch',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'location',
];

const NOTHING: Room = { rooms: [], because: 'This room is missing from test/house/rooms.ts.' };

/** How files of a room may name another room or file: by alias, between rooms of `utils` also by a relative path. */
function namesOf(target: string, importer: string): string[] {
  const names = [`@/${target}`];
  const isSibling = importer.startsWith('utils/') && target.startsWith('utils/');
  if (isSibling) names.push(path.posix.relative(importer, target));
  return names.flatMap((name) => [name, `${name}/**`]);
}

/** The paths that a room may import, relative ones included. */
const allowedBy = (name: string, { rooms, packages = [] }: Room): string[] => [
  './**',
  `@/${name}/**`,
  ...rooms.flatMap((target) => namesOf(target, name)),
  ...packages,
];

/** The lint rules of one room: everything is refused but what the table allows. Patterns are gitignore's. */
function override(includes: string[], name: string, room: Room) {
  const { because, isPure } = room;
  return {
    includes,
    linter: {
      rules: {
        style: {
          useImportType: 'error',
          noNonNullAssertion: 'error',
          noRestrictedImports: {
            level: 'error',
            options: {
              patterns: [
                {
                  group: ['**', ...allowedBy(name, room).map((allowed) => `!${allowed}`)],
                  message: `${because} Allowed imports: test/house/rooms.ts.`,
                },
              ],
            },
          },
          ...(isPure
            ? {
                noRestrictedGlobals: {
                  level: 'error',
                  options: { deniedGlobals: Object.fromEntries(EFFECTS.map((name) => [name, because])) },
                },
              }
            : {}),
        },
      },
    },
  };
}

/** The files of a room that may have effects. */
const effectFiles = (name: string): string[] => [
  `${name}/**/use-*.ts`,
  `${name}/**/use-*.tsx`,
  `${name}/**/*-screen.tsx`,
];

const withEffects = (room: Room): Room => ({
  ...room,
  rooms: [...room.rooms, ...(room.effects ?? [])],
  packages: [...(room.packages ?? []), ...(room.effects ?? [])],
});

/** The rules of rooms for `biome.json`: first that no room may import anything, then what each room may. */
export const roomOverrides = () => [
  override(
    FLOORS.map((floor) => `${floor}/**`),
    '',
    NOTHING,
  ),
  ...Object.entries(ROOMS).flatMap(([name, room]) => [
    override([`${name}/**`], name, room),
    ...(room.effects ? [override(effectFiles(name), name, withEffects(room))] : []),
  ]),
];
