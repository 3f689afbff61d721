import type { Guard } from './guard.ts';

const NAME = { file: 'entrypoints/background/menu-name.ts', test: 'test/unit/background/menu-name.test.ts' };
const MEANT = { file: 'entrypoints/background/meant.ts', test: 'test/unit/background/page-gestures.test.ts' };
const TITLES = { file: 'entrypoints/background/menu-titles.ts', test: 'test/unit/background/menu-name.test.ts' };

/** What the menu names, and what a choice in it is taken to mean. */
export const MENU_GUARDS: Guard[] = [
  {
    ...NAME,
    threat: 'T2',
    name: 'only a tab in front names the menu',
    find: 'if (isInFront) await change(',
    put: 'await change(',
  },
  {
    ...NAME,
    threat: 'T2',
    name: 'another window clears the name',
    find: 'if ((await lastTitle())?.tabId !== inFront?.id) await clear();',
    put: '',
  },
  {
    ...NAME,
    threat: 'T2',
    name: 'an open menu keeps its name',
    find: '  if (windowId === browser.windows.WINDOW_ID_NONE) return Promise.resolve();\n',
    put: '',
  },
  {
    ...NAME,
    threat: 'T8',
    name: 'a page that is left takes its name along',
    find: 'if ((await lastTitle())?.tabId === tabId) await clear();',
    put: '',
  },
  {
    ...TITLES,
    threat: 'T8',
    name: 'a title that is not set yet does not count alone',
    find: 'set !== null && set <= at - SLACK_MS',
    put: 'true',
  },
  {
    ...TITLES,
    threat: 'T8',
    name: 'a name that was just left still counts',
    find: 'hasJustLeft ? -2 : -1',
    put: '-1',
  },
  {
    ...MEANT,
    threat: 'T8',
    name: 'text, link, click and title must agree',
    find: 'if (all.length > 1 || (linked && !linked.ok))',
    put: 'if (linked && !linked.ok)',
  },
  {
    ...MEANT,
    threat: 'T8',
    name: 'a link that cannot be read asks',
    find: 'if (all.length > 1 || (linked && !linked.ok))',
    put: 'if (all.length > 1)',
  },
  {
    ...MEANT,
    threat: 'T8',
    name: 'a click that nobody saw asks',
    find: '  if (recalled && !click) return { notice: CHOOSE.unseen, choices };\n',
    put: '',
  },
  {
    ...MEANT,
    threat: 'T8',
    name: 'a page that has changed since the click asks',
    find: '  if (click && !click.isSame) return { notice: CHOOSE.changed, choices };\n',
    put: '',
  },
  {
    ...MEANT,
    threat: 'T8',
    name: 'what the page focuses stands for no click',
    find: 'recalled ? (click?.emails ?? []) : ',
    put: '',
  },
];
