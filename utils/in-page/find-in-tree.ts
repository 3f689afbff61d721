import type { Chunk } from './chunks';
import { findInLink } from './find-in-link';
import { findInText } from './find-in-text';
import type { Mention } from './mention';

/** The text nodes of a chunk that hold an `@`, in the order of the document. */
function textsIn({ root, texts }: Chunk): Text[] {
  const found = document.evaluate(texts, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  const nodes: Text[] = [];
  for (let i = 0; i < found.snapshotLength; i++) {
    const node = found.snapshotItem(i);
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}

const MAILTO = 'a[href^="mailto:" i]';

/** Every address in one chunk of a tree, in text and in links; `found` gets each with the node it was found from. */
export function findInChunk(chunk: Chunk, found: (node: Node, mentions: Mention[]) => void): void {
  for (const node of textsIn(chunk)) found(node, findInText(node));
  for (const element of chunk.elements) {
    if (element instanceof HTMLAnchorElement && element.matches(MAILTO)) found(element, findInLink(element));
    for (const link of element.querySelectorAll<HTMLAnchorElement>(MAILTO)) found(link, findInLink(link));
  }
}
