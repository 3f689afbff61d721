/** A room of the house: a folder whose files may import from these rooms, packages and globals, and from nothing else. */
export interface Room {
  /** Rooms, or single files of a room, by their path from the root. */
  rooms: readonly string[];
  packages?: readonly string[];
  /** Rooms and packages with effects: only hooks (`use-*`) and screens (`*-screen.tsx`) of the room import them. */
  effects?: readonly string[];
  /** Takes every effect as an argument: no browser, document, network, storage or clock. */
  isPure?: boolean;
  /** What the room is for, in one sentence; printed with each refusal. */
  because: string;
}

const DRAWS = ['react', 'react-aria/useKeyboard', 'react-aria-components', 'lucide-react'];

/** Scripts in web pages: small, without libraries, and with nothing that could spend. */
export const IN_PAGE = ['utils/detection', 'utils/in-page', 'utils/messages/page-commands'];

/** All a file needs to show texts; a pure room takes them as an argument. */
export const TEXTS = ['utils/language', 'utils/texts'];

/** Lookups, and their answers in words. */
export const READ_LOOKUPS = ['utils/lookup', 'utils/reading', 'utils/service', 'utils/texts'];

/** Rooms of data that every component may use. */
const DATA = [
  'utils/batch',
  'utils/case',
  'utils/case-file',
  'utils/compare',
  'utils/decision',
  'utils/hand-over',
  'utils/log',
  'utils/json',
  'utils/list',
  'utils/lookup',
  'utils/passphrase',
  'utils/reading',
  'utils/result',
  'utils/service',
  'utils/settings',
  'utils/subject',
  'utils/surfaces',
  'utils/team-key',
  'utils/texts',
];

/** The extension around a page; the vault is missing on purpose. */
const AROUND = [
  'utils/language',
  'utils/messages',
  'utils/storage',
  '#imports',
  'dexie',
  'dexie-react-hooks',
  'react-dom/client',
];

/** A subject of the interface: it may use the subjects below it, so that no two depend on each other. */
export const subject = (below: readonly string[], because: string): Room => ({
  rooms: [...below.map((name) => `components/${name}`), ...DATA],
  packages: [...DRAWS, 'react-dom', '@tanstack/react-virtual'],
  effects: AROUND,
  because: `${because} Data come by props; hooks and screens fetch them.`,
});

/** An HTML file and the script that mounts a screen. */
export const page = (room: string): Room => ({
  rooms: ['components/kit', room, 'utils/surfaces'],
  because: 'A page mounts one screen and does nothing else.',
});

export const FRAME: Room = { rooms: [], because: 'An HTML file that loads the desk.' };
