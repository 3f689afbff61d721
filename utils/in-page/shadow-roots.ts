/**
 * Open shadow roots in a tree, nested ones apart: whoever watches the found one looks into it in turn. Asked of every
 * element one by one, so it is done in steps; no selector finds hosts.
 */
export function* openRootsIn(root: Element | ShadowRoot, found: (shadow: ShadowRoot) => void): Generator<void> {
  if (root instanceof Element && root.shadowRoot) found(root.shadowRoot);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let steps = 1; ; steps++) {
    const node = walker.nextNode();
    if (!node) return;
    if (node instanceof Element && node.shadowRoot) found(node.shadowRoot);
    if (steps % 200 === 0) yield;
  }
}
