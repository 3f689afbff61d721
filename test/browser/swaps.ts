/** How a page swaps what was right-clicked for somebody else. */
export type Swap = 'focus' | 'text' | 'href and text' | 'value' | 'value later';

/** Whom such a page would rather have scored. */
export const OTHER = 'somebody.else@example.org';
/** Nobody else's tests score these two, so each is really sent. */
export const CLICKED = 'wanda.clicked@example.com';
export const IN_FIELD = 'wanda.typed@example.com';

/** For a page, before any script of ours: it listens first, and swaps in the browser's own event or 150 ms later. */
export function swapOnMenu({ swap, other }: { swap: Swap; other: string }): void {
  const swaps: Record<Swap, () => void> = {
    focus: () => document.querySelector<HTMLElement>('#other')?.focus(),
    text: () => void setTimeout(() => document.querySelector('#text')?.replaceChildren(other), 150),
    'href and text': () => {
      const link = document.querySelector<HTMLAnchorElement>('#link');
      if (link) link.href = `mailto:${other}`;
      setTimeout(() => link?.replaceChildren(other), 150);
    },
    value: () => fill(),
    'value later': () => void setTimeout(fill, 150),
  };
  const fill = () => {
    const field = document.querySelector('input');
    if (field) field.value = other;
  };
  addEventListener('contextmenu', swaps[swap], { capture: true });
}

/** For such a page: whether it has swapped. */
export function isSwapped({ swap, other }: { swap: Swap; other: string }): boolean {
  if (swap === 'focus') return document.activeElement?.id === 'other';
  const shown = swap.startsWith('value')
    ? document.querySelector('input')?.value
    : document.querySelector(swap === 'text' ? '#text' : '#link')?.textContent;
  return shown === other;
}

/** The content of such a page, and what of it is right-clicked for each swap. */
export const SWAPPED_PAGE = `<p><span id="text">${CLICKED}</span></p>
  <p><a id="link" href="mailto:${CLICKED}">${CLICKED}</a></p>
  <p><a id="other" href="#x">${OTHER}</a></p>
  <p><input size="50" value="${IN_FIELD}"></p>`;
export const CLICKED_AT: Record<Swap, string> = {
  focus: '#text',
  text: '#text',
  'href and text': '#link',
  value: 'input',
  'value later': 'input',
};
