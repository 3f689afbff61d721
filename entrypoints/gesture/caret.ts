/** A place in the text of a block of the page. */
export interface Caret {
  node: Node;
  offset: number;
  block: Element;
}

/** What is selected in the page, through open shadow roots; a caret is a collapsed range. Null where nothing is. */
export function selectedRange(document: Document): StaticRange | null {
  const selection = document.getSelection();
  return selection?.getComposedRanges({ shadowRoots: openRoots(document) })[0] ?? null;
}

/** The caret in a text, and the block that it stands in; null where text is selected or none has a caret. */
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
