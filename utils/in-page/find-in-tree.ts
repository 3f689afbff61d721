import { findInLink } from './find-in-link';
import { findInText } from './find-in-text';
import type { Mention } from './mention';
import { isText } from './node-type';
import { inParts } from './parts';

/** Nodes looked at between two pauses. */
const STEP = 50;

function* holdersIn(root: Element): Generator<(Text | HTMLAnchorElement)[]> {
  yield* inParts<Text>(root, "text()[contains(.,'@')][not(parent::script)]");
  if (root instanceof HTMLAnchorElement) yield [root];
  yield [...root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:" i]')];
}

/** Every address of a tree, in text and then in links, in steps; `found` gets each with the node it was found from. */
export function* findInTree(root: Element, found: (node: Node, mentions: Mention[]) => void): Generator<void> {
  for (const holders of holdersIn(root)) {
    for (const [i, node] of holders.entries()) {
      if (i % STEP === 0) yield;
      found(node, isText(node) ? findInText(node) : findInLink(node));
    }
    yield;
  }
}
