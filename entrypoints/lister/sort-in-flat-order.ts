import { flatParent } from '@/utils/in-page/flat-parent';

/** Returns the ancestors of a node in the flat tree, from the document's root down to the node. */
function pathTo(node: Element | Text): Node[] {
  const path: Node[] = [];
  for (let at: Element | Text | null = node; at; at = flatParent(at)) path.push(at);
  return path.reverse();
}

function compare(a: readonly Node[], b: readonly Node[]): number {
  const fork = a.findIndex((node, i) => node !== b[i]);
  const [first, second] = [a[fork], b[fork]];
  if (!first || !second) return a.length - b.length;
  const position = first.compareDocumentPosition(second);
  // A child of a host without a slot for it is not drawn, so it comes last.
  if (position & Node.DOCUMENT_POSITION_DISCONNECTED) return first.getRootNode() instanceof ShadowRoot ? -1 : 1;
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * Sorts into reading order, that of the flat tree: a shadow root is in its host, slotted content in its slot. The
 * browser's own comparison orders nodes of two roots at random.
 */
export function sortInFlatOrder<Placed extends { node: Element | Text }>(placed: readonly Placed[]): Placed[] {
  return placed
    .map((item) => ({ item, path: pathTo(item.node) }))
    .sort((a, b) => compare(a.path, b.path))
    .map(({ item }) => item);
}
