import { findInLink } from './find-in-link';
import { findEarly } from './find-in-text';
import { inSteps } from './in-steps';
import type { Mention } from './mention';
import { inParts } from './parts';

/** A longer text is not searched in a script. Of a shorter one nobody asks, as a look at the parent costs more than the search. */
const LONG = 2_000;
const isScript = (text: Text): boolean => text.length > LONG && text.parentElement?.localName === 'script';

/** Every address of a tree, in text (early) and then in links, in steps; `found` gets each with the node it was found from. */
export function* findInTree(root: Element, found: (node: Node, mentions: Mention[]) => void): Generator<void> {
  // `string()` and not the dot, which Chromium reads as a path and takes half as long again for.
  yield* inParts<Text>(root, "text()[contains(string(),'@')]", (text) =>
    found(text, isScript(text) ? [] : findEarly(text)),
  );
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:" i]')];
  if (root.localName === 'a') links.push(root as HTMLAnchorElement);
  yield* inSteps(links, (link) => found(link, findInLink(link)));
}
