import { findInLink } from './find-in-link';
import { earlyIn, findEarly } from './find-in-text';
import { inSteps } from './in-steps';
import type { Mention } from './mention';
import { inParts } from './parts';

type Found = (node: Node, mentions: Mention[]) => void;

/** A longer text is not searched in a script. Of a shorter one nobody asks, as a look at the parent costs more than the search. */
const LONG = 2_000;
const isScript = (text: Text): boolean => text.length > LONG && text.parentElement?.localName === 'script';

/**
 * Characters searched in one go: 0.7 ms, or 7 ms of nothing but addresses. More than the 65 536 at which Chromium before 151
 * cut every text: what goes on in its next node would be missed.
 */
const PIECE = 70_000;

/**
 * The addresses of a text of more than a piece, each up to a space or the end of a line: no address goes over one, nor does
 * what decides about it. (Of what `\s` stands for, a byte order mark is none to the finder.) Of what begins or ends in a
 * neighbour, only what is an address by itself here is found.
 */
function* inPieces(node: Text, found: Found): Generator<void> {
  const { data } = node;
  const mentions: Mention[][] = [];
  for (let from = 0, to = 0; from < data.length; from = to) {
    to += PIECE;
    to += data.slice(to).search(/[ \n]|$/);
    mentions.push(earlyIn(node, data, from, to));
    yield;
  }
  // What the page has changed meanwhile is searched anew by itself.
  if (node.data === data) found(node, mentions.flat());
}

/** Every address of a tree, in text (early) and then in links, in steps; `found` gets each with the node it was found from. */
export function* findInTree(root: Element, found: Found): Generator<void> {
  // `string()` and not the dot, which Chromium reads as a path and takes half as long again for.
  yield* inParts<Text>(root, "text()[contains(string(),'@')]", (text) => {
    if (isScript(text)) return;
    if (text.length > PIECE) return inPieces(text, found);
    found(text, findEarly(text));
    return;
  });
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:" i]')];
  if (root.localName === 'a') links.push(root as HTMLAnchorElement);
  yield* inSteps(links, (link) => found(link, findInLink(link)));
}
