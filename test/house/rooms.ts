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
const IN_PAGE = ['utils/detection', 'utils/in-page', 'utils/messages/page-commands'];

/** All a file needs to show texts; a pure room takes them as an argument. */
const TEXTS = ['utils/language', 'utils/texts'];

/** Lookups, and their answers in words. */
const READ_LOOKUPS = ['utils/lookup', 'utils/reading', 'utils/service', 'utils/texts'];

/** Rooms of data that every component may use. */
const DATA = [
  'utils/batch',
  'utils/case-file',
  'utils/compare',
  'utils/decision',
  'utils/log',
  'utils/json',
  'utils/lookup',
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
const subject = (below: readonly string[], because: string): Room => ({
  rooms: [...below.map((name) => `components/${name}`), ...DATA],
  packages: [...DRAWS, 'react-dom', '@tanstack/react-virtual', 'iso-3166'],
  effects: AROUND,
  because: `${because} Data come by props; hooks and screens fetch them.`,
});

/** An HTML file and the script that mounts a screen. */
const page = (room: string): Room => ({
  rooms: ['components/kit', room, 'utils/surfaces'],
  because: 'A page mounts one screen and does nothing else.',
});

const FRAME: Room = { rooms: [], because: 'An HTML file that loads the desk.' };

/** Who may import whom. `biome.json` is generated from this table (`npm run rooms`); a room that is missing imports nothing. */
export const ROOMS: Readonly<Record<string, Room>> = {
  'utils/texts': {
    rooms: [],
    packages: ['#i18n'],
    isPure: true,
    because: 'A key and values in, a text out.',
  },
  'utils/language': {
    rooms: ['utils/texts'],
    packages: ['#imports'],
    because: 'The texts and formats of the interface language.',
  },
  'utils/detection': { rooms: [], isPure: true, because: 'Text in, email addresses out.' },
  'utils/async': { rooms: [], because: 'One after another, later, or not too often.' },
  'utils/json': {
    rooms: [],
    isPure: true,
    because: 'The answer as a tree of nodes and leaves, and what its keys and texts say.',
  },
  'utils/subject': {
    rooms: ['utils/detection'],
    packages: ['iso-3166'],
    isPure: true,
    because: 'A name, date of birth or country as people write it in, what it means or what is unclear out.',
  },
  'utils/service': {
    rooms: ['utils/detection/normal-form', 'utils/json', 'utils/subject', 'utils/texts'],
    packages: ['zod/mini'],
    isPure: true,
    because: 'The contract, and how an exchange with the service can end.',
  },
  'utils/reading': {
    rooms: ['utils/compare/comparison', 'utils/detection/deceiving-host', 'utils/json', 'utils/service', 'utils/texts'],
    packages: ['zod/mini', 'microdiff'],
    isPure: true,
    because: 'Unknown JSON in, a report out.',
  },
  'utils/compare': {
    rooms: ['utils/detection/mailbox-of', 'utils/subject', 'utils/texts'],
    isPure: true,
    because: 'A hit beside what was asked.',
  },
  'utils/decision': {
    rooms: ['utils/compare', 'utils/lookup', 'utils/reading', 'utils/service', 'utils/texts'],
    packages: ['zod/mini'],
    isPure: true,
    because: 'What the user decides about subjects and hits.',
  },
  'utils/log': {
    rooms: ['utils/lookup', 'utils/service', 'utils/texts/formula'],
    packages: ['zod/mini', 'papaparse'],
    isPure: true,
    because: 'The lines of the lookup log, and what proves them.',
  },
  'utils/settings': {
    rooms: ['utils/reading', 'utils/service', 'utils/texts'],
    packages: ['zod/mini'],
    isPure: true,
    because: 'Every setting with its default, and what a policy makes of it.',
  },
  'utils/lookup': {
    rooms: ['utils/detection', 'utils/reading', 'utils/service', 'utils/texts'],
    packages: ['zod/mini', '@noble/hashes/**'],
    isPure: true,
    because: 'The engine: storage, network and time come in as arguments.',
  },
  'utils/result': {
    rooms: [
      ...READ_LOOKUPS,
      'utils/batch/own-record-of',
      'utils/compare',
      'utils/decision',
      'utils/log',
      'utils/settings',
      'utils/subject',
    ],
    isPure: true,
    because: 'A lookup, its answer as read, and all that is known beside it.',
  },
  'utils/case-file': {
    rooms: [
      ...READ_LOOKUPS,
      'utils/compare',
      'utils/decision',
      'utils/json',
      'utils/log',
      'utils/result',
      'utils/settings',
    ],
    isPure: true,
    because: 'What leaves the product as text.',
  },
  'utils/batch': {
    rooms: [
      'utils/detection',
      'utils/lookup',
      'utils/case-file',
      'utils/compare/other-subject',
      'utils/decision',
      'utils/json',
      'utils/reading',
      'utils/result',
      'utils/service',
      'utils/settings',
      'utils/subject',
      'utils/texts',
    ],
    packages: ['zod/mini', 'papaparse', 'fflate', 'saxen'],
    isPure: true,
    because: 'Lists and tables in, progress and exports out.',
  },
  'utils/storage': {
    rooms: [
      'utils/batch',
      'utils/case-file',
      'utils/decision',
      'utils/log',
      'utils/lookup',
      'utils/reading',
      'utils/result',
      'utils/service',
      'utils/settings',
    ],
    packages: ['#imports', 'dexie', 'zod/mini'],
    because: 'The database and stored items; it knows the pure rooms and the browser, not who uses it.',
  },
  'utils/team-key': { rooms: ['utils/service'], packages: ['papaparse'], because: 'Code, seal, keys of a team.' },
  'utils/vault': {
    rooms: ['utils/service', 'utils/storage', 'utils/team-key'],
    packages: ['dexie', 'zod/mini'],
    because: 'Keeps the key: what it cannot reach it cannot tell.',
  },
  'utils/messages': {
    rooms: [
      'utils/decision/decision',
      'utils/lookup',
      'utils/reading',
      'utils/service',
      'utils/settings',
      'utils/surfaces/card-view',
    ],
    packages: ['#imports', 'zod/mini'],
    because: 'The protocol and the trust boundary.',
  },
  'utils/surfaces': {
    rooms: [...READ_LOOKUPS, 'utils/case-file/card-reading', 'utils/decision', 'utils/storage'],
    packages: ['#imports', 'zod/mini'],
    because: 'Where the browser shows us: the routes of the desk, the side panel, and shortcuts.',
  },
  'utils/in-page': {
    rooms: ['utils/detection', 'utils/messages/page-commands'],
    packages: ['#imports'],
    because: 'What the scripts in web pages share: no React, no zod, no Dexie, nothing that spends.',
  },
  'components/kit': subject([], 'Parts of any page: it knows no subject.'),
  'components/result': subject(['kit'], 'A lookup, its answer, and the card.'),
  'components/connection': subject(['kit', 'result'], 'Host, key and their test.'),
  'components/batch': subject(['kit', 'result', 'connection'], 'Lists: sources, rows, controls.'),
  'components/settings': subject(['kit', 'result', 'connection'], 'Settings and welcome.'),
  'components/desk': subject(['kit', 'result', 'connection', 'batch', 'settings'], 'The app in popup, panel and tab.'),
  'entrypoints/background': {
    rooms: [
      'utils/case-file/card-reading',
      'utils/decision/decision',
      'utils/lock-down',
      'utils/async',
      'utils/detection',
      'utils/lookup',
      'utils/messages',
      'utils/surfaces',
      'utils/reading',
      'utils/service',
      'utils/settings',
      'utils/storage',
      'utils/team-key',
      'utils/vault',
      ...TEXTS,
    ],
    packages: ['#imports', 'dexie', 'zod/mini'],
    because: 'The background draws nothing, and it alone reaches the key.',
  },
  'entrypoints/lock-down': { rooms: ['utils/lock-down'], packages: ['#imports'], because: 'It runs first in a page.' },
  'entrypoints/early-field': {
    rooms: ['components/kit/look', 'utils/surfaces/early-field'],
    packages: ['#imports'],
    because: 'It runs before the first paint of popup and side panel.',
  },
  'entrypoints/detector': { rooms: IN_PAGE, packages: ['#imports'], because: 'It runs in pages that are not ours.' },
  'entrypoints/gesture': { rooms: IN_PAGE, packages: ['#imports'], because: 'It runs in pages that are not ours.' },
  'entrypoints/lister': { rooms: IN_PAGE, packages: ['#imports'], because: 'It runs in pages that are not ours.' },
  'entrypoints/card': {
    rooms: ['components/kit', 'components/result', 'utils/language/load-texts', 'utils/storage/settings-item'],
    packages: ['react', 'react-dom/client'],
    because: 'Framed in a web page: its data come by message, and its storage is not the extension’s.',
  },
  'entrypoints/desk': page('components/desk'),
  'entrypoints/options': page('components/settings'),
  'entrypoints/popup': FRAME,
  'entrypoints/sidepanel': FRAME,
  'entrypoints/welcome': page('components/settings'),
};
