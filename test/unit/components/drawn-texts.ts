/** A piece of text that is drawn or read aloud, and the element that has it. */
export interface DrawnText {
  text: string;
  element: Element;
  /** The node in which it is drawn; null for the text of an attribute. */
  node: Text | null;
}

const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** Returns all texts of the page, with names and placeholders, but not what a user typed. */
export function drawnTexts(): DrawnText[] {
  const found: DrawnText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || element.closest('script, style') !== null) continue;
    if (node instanceof Text) found.push({ text: node.data, element, node });
    else
      for (const name of ATTRIBUTES) {
        const text = element.getAttribute(name);
        if (text !== null) found.push({ text, element, node: null });
      }
  }
  return found;
}
