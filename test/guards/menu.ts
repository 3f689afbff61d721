import { type Guard, guardsOf } from './guard.ts';

/** What the menu names, and what a choice in it is taken to mean. */
export const MENU_GUARDS: Guard[] = [
  ...guardsOf('entrypoints/background/menu/menu-titles.ts', 'test/unit/background/menu/menu-titles.test.ts', [
    ['T2', 'only a tab in front names the menu', 'if (tab?.active) await addTitle(', 'await addTitle('],
    ['T2', 'another window clears the name', 'if ((await lastTitle())?.tabId !== inFront?.id) await clearTitle();'],
    ['T2', 'an open menu keeps its name', 'if (windowId === browser.windows.WINDOW_ID_NONE) return Promise.resolve();'],
    ['T8', 'a page that is left takes its name along', 'if ((await lastTitle())?.tabId === tabId) await clearTitle();'],
  ]),
  ...guardsOf('entrypoints/background/menu/menu-titles.ts', 'test/unit/background/menu/menu-titles.test.ts', [
    ['T8', 'a title that is not set yet does not count alone', 'set !== null && set <= at - SLACK_MS', 'true'],
    ['T8', 'a name that was just left still counts', 'hasJustLeft ? -2 : -1', '-1'],
  ]),
  ...guardsOf(
    'entrypoints/background/menu/find-clicked-address.ts',
    'test/unit/background/menu/score-clicked.test.ts',
    [
      [
        'T8',
        'text, link, click and title must agree',
        "if (all.length > 1) return { question: 'evidence-differs', choices: all };",
      ],
      ['T8', 'a link that cannot be read asks', 'if (linked && !linked.ok) return askAboutLink(linkUrl, all);'],
      [
        'T8',
        'a click that the detector missed asks',
        "if (recalled && !click) return { question: 'click-unseen', choices };",
      ],
      [
        'T8',
        'a page that has changed since the click asks',
        "if (click && !click.isSame) return { question: 'page-changed', choices };",
      ],
      ['T8', 'a caret elsewhere asks', 'click && located && contradicts(located, clicked) ? there : []', '[]'],
      ['T8', 'what the page focuses does not replace the click', 'recalled ? (click?.emails ?? []) : '],
    ],
  ),
];
