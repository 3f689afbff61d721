import type { Frame, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The tree of the page, open shadow roots included, without the boxes of the extension. */
    treeOfPage: () => string;
    /** The same, as it was before a script of the extension could run. */
    treeBefore: string;
  }
}

/** Lets a page keep its own tree as it was parsed, to compare with later. */
export async function keepTree(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // An empty box without attributes but `popover`, where no page of the tests has one.
    const isOurs = (at: Element): boolean =>
      at.localName === 'div' &&
      !at.hasChildNodes() &&
      at.getAttributeNames().every((name) => name === 'popover') &&
      (at.parentElement === document.documentElement || at.parentElement?.matches('dialog,:fullscreen') === true);
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
  });
}

/** The page's own tree now, and as it was parsed. */
export const trees = (page: Page | Frame): Promise<{ before: string; now: string }> =>
  page.evaluate(() => ({ before: window.treeBefore, now: window.treeOfPage() }));
