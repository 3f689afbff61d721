import type { Guard } from './guard.ts';

const GESTURES = {
  file: 'entrypoints/background/page-gestures.ts',
  test: 'test/unit/background/page-gestures.test.ts',
};
const CARDS = { file: 'entrypoints/background/cards.ts', test: 'test/unit/background/cards.test.ts' };
const HOVER = { file: 'entrypoints/detector/hover.ts', test: 'test/unit/in-page/hover.test.ts' };
const MANIFEST = { file: 'wxt.config.ts', test: 'test/unit/layout/manifest.test.ts' };

/** What a page may bring about, and what of us it may see. */
export const PAGE_GUARDS: Guard[] = [
  {
    ...HOVER,
    threat: 'T1',
    name: 'pointer moves that a page makes up',
    find: '    if (!event.isTrusted) return;\n    deps.seen(event);',
    put: '    deps.seen(event);',
  },
  {
    ...HOVER,
    threat: 'T1',
    name: 'an opening menu that a page makes up',
    find: '      if (!isTrusted) return;\n      cancelAnimationFrame(frame);',
    put: '      cancelAnimationFrame(frame);',
  },
  {
    ...HOVER,
    threat: 'T2',
    name: 'an open menu is not renamed under the pointer',
    find: '      if (!isTrusted) return;\n      cancelAnimationFrame(frame);\n      frame = 0;\n',
    put: '',
  },
  {
    ...GESTURES,
    threat: 'T8',
    name: 'a selection in a link that leads elsewhere asks',
    find: ' && linked.subject.request.email === selected.subject.request.email)',
    put: ')',
  },
  {
    ...GESTURES,
    threat: 'T8',
    name: 'letters that imitate others ask',
    find: "  if (note?.deceives) return choose(note.warnings.join(' '), [email]);\n",
    put: '',
  },
  {
    ...GESTURES,
    threat: 'T8',
    name: 'a selection with several addresses asks',
    find: "  if (emails.length > 1) return choose('The selection holds several addresses. Choose the one to score.', emails);\n",
    put: '',
  },
  {
    file: 'entrypoints/background/script-handlers.ts',
    test: 'test/unit/background/card-without-room.test.ts',
    threat: 'T9',
    name: 'a message alone opens no popup',
    find: 'if (!isShown && isAsked)',
    put: 'if (!isShown)',
  },
  {
    ...CARDS,
    file: 'entrypoints/background/card-handlers.ts',
    threat: 'T9',
    name: 'a lost card opens the popup only for the frame that held it',
    find: '(held) => held.frameId === frameId',
    put: '() => true',
  },
  {
    ...HOVER,
    threat: 'T1',
    name: 'the wheel keeps a card from opening',
    find: "  addEventListener('wheel', forget, listen);\n",
    put: '',
  },
  {
    ...CARDS,
    threat: 'T10',
    name: 'one frame alone reads a card',
    find: ' || (card.readerFrameId ?? readerFrameId) !== readerFrameId',
    put: '',
  },
  {
    ...CARDS,
    threat: 'T10',
    name: 'a card is read in a frame, never as the main page',
    find: ' || readerFrameId === 0',
    put: '',
  },
  {
    file: 'entrypoints/background/sites.ts',
    test: 'test/unit/background/sites.test.ts',
    threat: 'T5',
    name: 'sites are synchronised one at a time',
    find: 'inTurn(register)',
    put: 'register()',
  },
  {
    file: 'utils/settings/site-pattern.ts',
    test: 'test/unit/background/sites.test.ts',
    threat: 'T5',
    name: 'a pattern for many sites is none',
    find: "  if (parsed.hostname.includes('*')) return null;\n",
    put: '',
  },
  {
    file: 'entrypoints/background/tab-traces.ts',
    test: 'test/unit/background/tab-traces.test.ts',
    threat: 'T21',
    name: 'a closed tab leaves no card behind',
    find: '    await dropCardsOf(tabId);\n',
    put: '',
  },
  {
    ...MANIFEST,
    threat: 'T3',
    name: 'no page may send messages',
    find: "    incognito: 'not_allowed',",
    put: "    incognito: 'not_allowed',\n    externally_connectable: { matches: ['https://*/*'] },",
  },
  {
    ...MANIFEST,
    threat: 'T5',
    name: 'no script of ours comes by itself',
    find: "    incognito: 'not_allowed',",
    put: "    incognito: 'not_allowed',\n    content_scripts: [{ matches: ['<all_urls>'], js: ['detector.js'] }],",
  },
  {
    ...MANIFEST,
    threat: 'T5',
    name: 'the card has another address in every session',
    find: '{ use_dynamic_url: true }',
    put: '{}',
  },
  {
    ...MANIFEST,
    threat: 'T10',
    name: 'the card alone may be framed',
    find: "resources: ['card.html']",
    put: "resources: ['card.html', 'popup.html']",
  },
  { ...MANIFEST, threat: 'T22', name: 'no private windows', find: "    incognito: 'not_allowed',\n", put: '' },
];
