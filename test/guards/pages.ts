import { type Guard, guardsOf } from './guard.ts';

/** What a page may bring about, and what of us it may see. */
export const PAGE_GUARDS: Guard[] = [
  ...guardsOf('entrypoints/detector/hover.ts', 'test/unit/in-page/hover.test.ts', [
    [
      'T1',
      'pointer moves that a page makes up',
      '    if (!event.isTrusted) return;\n    deps.seen(event);',
      '    deps.seen(event);',
    ],
    [
      'T1',
      'an opening menu that a page makes up',
      '    if (!isTrusted) return;\n    isMenuOpen = true;',
      '    isMenuOpen = true;',
    ],
    [
      'T2',
      'an open menu is not renamed under the pointer',
      'isMenuOpen = true;\n    cancelAnimationFrame(frame);\n    frame = 0;',
    ],
    ['T1', 'the wheel keeps a card from opening', "listen('wheel', forget);"],
    ['T4', 'Shift that a page makes up', '    if (!event.isTrusted) return;\n    if (event.key', '    if (event.key'],
    ['T4', 'a rest on a text that nobody can read', '!isReadable(element) || '],
  ]),
  ...guardsOf('entrypoints/background/menu/score-clicked.ts', 'test/unit/background/menu/score-clicked.test.ts', [
    [
      'T8',
      'a selection in a link that leads elsewhere asks',
      ' && linked.subject.request.email === selected.subject.request.email)',
      ')',
    ],
    [
      'T8',
      'letters that imitate others ask',
      "if (note?.asks) return askToChoose('deceptive', note.meant === null ? [email] : [note.meant, email], typed);",
    ],
    [
      'T8',
      'a selection with several addresses asks',
      "if (emails.length > 1) return askToChoose('several-selected', emails);",
    ],
  ]),
  ...guardsOf(
    'entrypoints/background/messages/script-handlers.ts',
    'test/unit/background/surfaces/card-without-room.test.ts',
    [['T9', 'a message alone opens no popup', 'if (!isShown && isAsked)', 'if (!isShown)']],
  ),
  ...guardsOf('entrypoints/background/messages/card-handlers.ts', 'test/unit/background/surfaces/cards.test.ts', [
    [
      'T9',
      'a lost card opens the popup only for the frame that held it',
      'held.frameId === frameId && isOver(held)',
      'isOver(held)',
    ],
  ]),
  ...guardsOf('entrypoints/background/surfaces/cards.ts', 'test/unit/background/surfaces/cards.test.ts', [
    ['T10', 'one frame alone reads a card', '|| (card.readerFrameId ?? readerFrameId) !== readerFrameId'],
    ['T10', 'a card is read in a frame, never as the main page', '|| readerFrameId === 0'],
  ]),
  ...guardsOf('entrypoints/background/surfaces/cards.ts', 'test/unit/background/surfaces/unseen-results.test.ts', [
    ['T10', 'a hover card replaces no unseen result', "if (hasUnseen && by === 'pointer') return false;"],
    [
      'T10',
      'a closed tab leaves no result unseen',
      'isUnseen(card) ? item.write({ ...card, readerFrameId: NO_FRAME }) : ',
    ],
    ['T10', 'unseen results are followed after a restart', 'if (card.isAsked) follow(tabId, name, card);', 'continue;'],
  ]),
  ...guardsOf('entrypoints/background/sites/sites.ts', 'test/unit/background/sites/sites.test.ts', [
    ['T5', 'sites are synchronised one at a time', 'runExclusive(register)', 'register()'],
  ]),
  ...guardsOf('utils/settings/site-pattern.ts', 'test/unit/background/sites/sites.test.ts', [
    ['T5', 'a pattern for many sites is none', "if (parsed.hostname.includes('*')) return null;"],
  ]),
  ...guardsOf(
    'entrypoints/background/housekeeping/tab-cleanup.ts',
    'test/unit/background/housekeeping/tab-cleanup.test.ts',
    [['T21', 'a closed tab leaves no card behind', 'await cards.leaveTab(tabId);']],
  ),
  ...guardsOf('wxt.config.ts', 'test/unit/layout/manifest.test.ts', [
    [
      'T3',
      'no page may send messages',
      "    incognito: 'not_allowed',",
      "    incognito: 'not_allowed',\n    externally_connectable: { matches: ['https://*/*'] },",
    ],
    [
      'T5',
      'no script of ours is injected automatically',
      "    incognito: 'not_allowed',",
      "    incognito: 'not_allowed',\n    content_scripts: [{ matches: ['<all_urls>'], js: ['detector.js'] }],",
    ],
    ['T5', 'the card has another address in every session', '{ use_dynamic_url: true }', '{}'],
    ['T10', 'the card alone may be framed', "resources: ['card.html']", "resources: ['card.html', 'popup.html']"],
    ['T22', 'no private windows', "incognito: 'not_allowed',"],
  ]),
];
