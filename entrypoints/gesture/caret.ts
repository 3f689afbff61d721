/** A position in the text of a block of the page. */
export interface Caret {
  node: Node;
  offset: number;
  block: Element;
}

/** Returns the selected range, through open shadow roots; a caret is a collapsed range. Null without a selection. */
export function selectedRange(document: Document): StaticRange | null {
  const selection = document.getSelection();
  return selection?.getComposedRanges({ shadowRoots: openRoots(document) })[0] ?? null;
}

/** Returns the caret in a text and its block; null if text is selected or no text has a caret. */
export function caretIn(range: StaticRange | null): Caret | null {
  if (!range?.collapsed || range.startContainer.nodeType !== Node.TEXT_NODE) return null;
  const node = range.startContainer;
  let block = node.parentElement;
  while (block?.parentElement && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  if (!block) return null;
  return { node, offset: range.startOffset, block };
}

function openRoots(root: Document | ShadowRoot): ShadowRoot[] {
  const found: ShadowRoot[] = [];
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (shadowRoot) found.push(shadowRoot, ...openRoots(shadowRoot));
  }
  return found;
}
