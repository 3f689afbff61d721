/** The parent in the tree as it is drawn: what is slotted lies in its slot, the top of an open shadow root in its host. */
export function flatParent(node: Element | Text): Element | null {
  const parent = node.assignedSlot ?? node.parentElement;
  if (parent) return parent;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
