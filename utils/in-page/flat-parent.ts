/** The parent in the tree as it is drawn: what is slotted lies in its slot, the top of an open shadow root in its host. */
export function flatParent(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentElement;
  if (parent) return parent;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
