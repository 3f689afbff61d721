declare global {
  interface Window {
    /** The tree of the page, open shadow roots included, without the boxes of the extension. */
    treeOfPage: () => string;
    /** The same, as it was before a script of the extension could run. */
    treeBefore: string;
  }
}

/** Runs in a page before its own scripts: lets it keep its own tree as it was parsed, to compare with later. */
export function keepTreeHere(): void {
  // An empty box without attributes but `popover`, where no page of the tests has one.
  const isOurs = (at: Element): boolean =>
    at.localName === 'div' &&
    !at.hasChildNodes() &&
    at.getAttributeNames().every((name) => name === 'popover') &&
    at.parentElement === document.documentElement;
  const write = (node: Node): string => {
    if (!(node instanceof Element)) return node instanceof Comment ? `<!--${node.data}-->` : `|${node.nodeValue}`;
    if (isOurs(node)) return '';
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${JSON.stringify(value)}`);
    const inside = [...(node.shadowRoot?.childNodes ?? [])].map(write).join('');
    const shadow = node.shadowRoot ? `#shadow{${inside}}` : '';
    return `<${node.localName} ${attributes.join(' ')}>${shadow}${[...node.childNodes].map(write).join('')}</>`;
  };
  window.treeOfPage = () => write(document.documentElement);
  document.addEventListener('DOMContentLoaded', () => {
    window.treeBefore = window.treeOfPage();
  });
}

/** Runs in such a page: its own tree now, and as it was parsed. */
export const treesHere = (): { before: string; now: string } => ({
  before: window.treeBefore,
  now: window.treeOfPage(),
});
