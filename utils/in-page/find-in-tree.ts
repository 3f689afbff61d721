import { findInLink } from './find-in-link';
import { earlyIn, findEarly } from './find-in-text';
import { inSteps } from './in-steps';
import type { Mention } from './mention';
import { inParts } from './parts';

type Found = (node: Node, mentions: Mention[]) => void;

/** A longer text is not searched in a script. Of a shorter one nobody asks, as a look at the parent costs more than the search. */
const LONG = 2_000;
const isScript = (text: Text): boolean => text.length > LONG && text.parentElement?.localName === 'script';

/** Characters searched in one go: 0.5 ms, or 5 ms of nothing but addresses. */
const PIECE = 50_000;

/**
 * The addresses of a text of more than a piece, each up to a space: no address goes over one, nor does what decides about
 * it. What goes on in the next element is missed.
 */
function* inPieces(node: Text, found: Found): Generator<void> {
  const { data } = node;
  const mentions: Mention[] = [];
  for (let from = 0, to = 0; from < data.length; from = to) {
    to += PIECE;
    to += data.slice(to).search(/\s|$/);
    mentions.push(...earlyIn(node, data, from, to));
    yield;
  }
  // What the page has changed meanwhile is searched anew by itself.
  if (node.data === data) found(node, mentions);
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
