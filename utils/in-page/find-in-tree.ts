import { findInLink } from './find-in-link';
import { findEarly } from './find-in-text';
import type { Mention } from './mention';
import { inParts } from './parts';

/** Nodes looked at between two pauses. */
const STEP = 50;

/** Those nodes, with pauses. */
function* each<Found>(nodes: ArrayLike<Found>, act: (node: Found) => void): Generator<void> {
  for (let i = 0; i < nodes.length; i++) {
    act(nodes[i] as Found);
    if (i % STEP === 0) yield;
  }
  yield;
}

/** Every address of a tree, in text (early) and then in links, in steps; `found` gets each with the node it was found from. */
export function* findInTree(root: Element, found: (node: Node, mentions: Mention[]) => void): Generator<void> {
  // `string()` and not the dot, which Chromium reads as a path and takes half as long again for.
  for (const texts of inParts<Text>(root, "text()[contains(string(),'@')][not(parent::script)]"))
    yield* each(texts, (text) => found(text, findEarly(text)));
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:" i]')];
  if (root.localName === 'a') links.push(root as HTMLAnchorElement);
  yield* each(links, (link) => found(link, findInLink(link)));
}
