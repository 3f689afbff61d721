/** Returns the first element with a trait in the flat tree, from an element upward; null if there is none. */
export function flatClosest(element: Element | null, hasTrait: (at: Element) => boolean): Element | null {
  let at = element;
  while (at && !hasTrait(at)) at = flatParent(at);
  return at;
}

/** Returns the parent in the flat tree: the slot of slotted content, the host of an open shadow root's top node. */
export function flatParent(node: Element | Text): Element | null {
  const parent = node.assignedSlot ?? node.parentElement;
  if (parent) return parent;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
