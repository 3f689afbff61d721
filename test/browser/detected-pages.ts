/** What is to be marked on a page, in reading order, and what only looks like an address there. */
interface DetectedPage {
  file: string;
  marked: string[];
  others: string[];
}

/** Pages of `test/pages/plain` that read the same in every browser; `link:…` names a link by a part of its target. */
export const TABLE: DetectedPage = {
  file: 'table.html',
  marked: [
    'ana@ferro.example',
    'books@ferro.example',
    'cash@ferro.example',
    "bo.o'neill@neill.example",
    'cy@dahl.example',
    'link:di.egge@egge.example',
    'ED.FALK+news@Falk.Example',
    'fé@grün.example',
  ],
  others: ['pass@host.example', 'cy@dahl.social', 'logo@2x.png', 'pkg@1.2.3'],
};

/** Elements that a word runs through without a sign of it. */
const INLINE =
  'a abbr b bdi bdo cite code data dfn em font i kbd mark nobr s samp small span strong sub sup time tt u var';

export const SPLIT_TEXT: DetectedPage = {
  file: 'split-text.html',
  marked: [
    'one@bold.example',
    'two@longword.example',
    'three@spans.example',
    'four@comment.example',
    'five@deep.example',
    'six@mark.example',
    'seven@mark.example',
    'eight@flex.example',
    'ten@grid.example',
    'eleven@block.example',
    'twelve@break.example',
    'thirteen@image.example',
    'wraps.over.several.lines@quite.a.long.host.example',
    ...INLINE.split(' ').map((name) => `${name}@${name}.example`),
    'fifteen@quote.example',
    'fourteen@parts.example',
  ],
  others: [
    'fifteen@quote.exampleuk',
    'eight@flex.examplenine',
    'ten@grid.examplecom',
    'eleven@block.examplenet',
    'twelve@break.exampleorg',
  ],
};

export const UNSEEN_TEXT: DetectedPage = {
  file: 'unseen-text.html',
  marked: ['kim', 'lee', 'mia', 'noa', 'ola', 'pia'].map((name) => `${name}@unseen.example`),
  others: ['Emailkim@unseen.example'],
};

/** With a zero-width space, a soft hyphen or a word joiner; addresses with a full-width @ have no mark. */
export const AS_WRITTEN: DetectedPage & { listed: string[] } = {
  file: 'as-written.html',
  marked: [
    'jane@\u200bunseen.example',
    'joe@un\u00adseen.example',
    'kim\u2060@unseen.example',
    'lee.with.a.long.name@\u200bunseen.example',
    'mia@un\u200bseen.example',
    'link:ray＠wide.example',
  ],
  others: ['noa＠wide.example', 'ola＠wide．example', 'pia＠wide．example'],
  listed: [
    'jane@\u200bunseen.example',
    'joe@un\u00adseen.example',
    'kim\u2060@unseen.example',
    'lee.with.a.long.name@\u200bunseen.example',
    'mia@un\u200bseen.example',
    'noa＠wide.example',
    'ola＠wide．example',
    'pia＠wide．example',
    'ray＠wide.example',
  ],
};

const ALWAYS = ['native@declared.example', 'slotted@light.example', 'outer@nested.example'];

/** Dispatch `change` and `attach` on its window for the second state. */
export const SHADOW: DetectedPage & { changed: string[] } = {
  file: 'shadow.html',
  marked: [...ALWAYS, 'inner@nested.example', 'innermost@nested.example'],
  changed: [...ALWAYS, 'changed@nested.example', 'innermost@nested.example', 'later@attached.example'],
  others: ['inner@nested.example', 'changed@nested.example', 'later@attached.example', 'closed@hidden.example'],
};

/** Scrolled 800 px to the left it shows `far@right.example` alone. */
const BOXLESS = ['bare@root.example', 'bare@slot.example', 'fallback@slot.example', 'contents@style.example'];

/** Dispatch `leave` and `return` on its window: what stood in the host that goes is in `others`. */
export const NO_BOX: DetectedPage & { left: string[] } = {
  file: 'no-box.html',
  marked: [...BOXLESS, 'kept@host.example'],
  left: BOXLESS,
  others: ['kept@host.example'],
};

/** An address under a header whose link has no background; dispatch `resize-deepest` for an observer far down. */
export const EDGES: DetectedPage = {
  file: 'edges.html',
  marked: ['plain@below.example', 'foot@the-lower-edge.example', 'over@the-right-edge.example'],
  others: ['under@header.example'],
};

/** Of these, besides others, somebody sees the first ones. */
export const LONG_TEXTS = {
  file: 'long-texts.html',
  first: ['line0@log.example', 'line3@log.example', 'user0@list.example', 'user5@list.example', 'after@long.example'],
  later: ['line10000@log.example', 'line10003@log.example'],
};

export const RIGHT_TO_LEFT: DetectedPage = {
  file: 'rtl.html',
  marked: ['link:dan@cohen.example', 'noa@levi.example', 'noa.work@levi.example', 'דן@כהן.example'],
  others: ['far@right.example'],
};

/** What the popup lists for `frames.html`, where the frame of another site is not enabled. */
export const LISTED_OF_FRAMES = [
  'top@frames.example',
  'framed@inner.example',
  'written@mail.example',
  'srcdoc@mail.example',
  'boxed@mail.example',
];

/**
 * Dispatch `plain`, `popover` (in a shadow root), `dialog` (modal, in a shadow root) or `slotted` (the same, around a
 * slot) on the window of `top-layer.html`; with ` again`, to close and open it at once, with ` closed`, to close it.
 */
export const TOP_LAYER = [
  { opens: 'plain', isModal: false, marked: ['behind@page.example', 'plain@popover.example'] },
  { opens: 'popover', isModal: false, marked: ['behind@page.example', 'inner@popover.example'] },
  { opens: 'dialog', isModal: true, marked: ['inner@dialog.example'] },
  { opens: 'slotted', isModal: true, marked: ['slotted@dialog.example'] },
];
export const IN_TOP_LAYER = [...new Set(TOP_LAYER.flatMap(({ marked }) => marked))];

/** What the popup lists for `unseen-addresses.html`: what is in a frame comes behind the page around it. */
export const LISTED_OF_UNSEEN = [
  ...['first', 'shadow', 'slotted.first', 'slotted.second', 'attached', 'field', 'scrolled', 'aside', 'both', 'below'],
  'framed',
]
  .map((name) => `${name}@seen.example`)
  .concat(
    ['menu', 'quote', 'drawer', 'away', 'reader', 'cut', 'details', 'framed'].map(
      (name) => `unseen: ${name}@unseen.example`,
    ),
  );

const CUT = [
  'name@the-ellipsis',
  'link@the-ellipsis',
  'name@the-padding',
  'name@right-to-left',
  'name@clamp',
  'name@the-table',
];

/** `seen`: from where to where a mark may reach, in px, so that it ends where its text does, before the ellipsis. */
export const CUT_OFF = {
  file: 'cut-off.html',
  marked: [...CUT.map((name) => `quite.a.long.${name}.example`), 'short@cell.example', 'short@td.example'].sort(),
  others: ['gone@behind', 'stub@behind', 'stub@behind-clip', 'gone@the-clamp', 'sliver@one-pixel'].map(
    (name) => `${name}.example`,
  ),
  seen: {
    'quite.a.long.name@the-ellipsis.example': [23, 214],
    'quite.a.long.link@the-ellipsis.example': [23, 214],
    'quite.a.long.name@the-padding.example': [43, 234],
    'quite.a.long.name@right-to-left.example': [34, 225],
    'quite.a.long.name@clamp.example': [23, 214],
    'quite.a.long.name@the-table.example': [31, 172],
  } as Record<string, [from: number, to: number]>,
};

/** The lines that reach further than their text is seen, or leave out more than a few letters of it. */
export const beyondCut = (lines: readonly { address: string; left: number; right: number }[]) =>
  lines.filter(({ address, left, right }) => {
    const [from, to] = CUT_OFF.seen[address] ?? [0, Number.POSITIVE_INFINITY];
    return left < from || right > to || right - left < Math.min(to - from - 32, 80);
  });
