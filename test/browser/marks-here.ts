/** What is drawn in a frame, in coordinates of its viewport. */
export interface Drawn {
  /** Addresses that have a mark under them, in reading order, one for each place. */
  marked: string[];
  /** Marks that are under none of the addresses that the test named, by the text they are under. */
  wrong: string[];
  badges: { address: string | null; shown: string; x: number; y: number; width: number; height: number }[];
  marks: number;
  /** Of each mark whether its line is that of a known address. */
  known: boolean[];
  /** From where to where the marks are, for those that are under a named address. */
  lines: { address: string; left: number; right: number }[];
}

/**
 * Runs inside the page, where `chrome.dom` opens closed roots: in the extension's world, or in the browser's own. Finds every place of the named addresses by itself, over nodes and
 * open shadow roots, and says which of them are marked, and which marks are elsewhere.
 * @param named addresses as written in the page; `link:…` names a link by a part of its target
 */
export function marksHere(named: string[]): Drawn {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const { openOrClosedShadowRoot } = (chrome as unknown as { dom: { openOrClosedShadowRoot: Open } }).dom;
  type Open = (element: Element) => ShadowRoot | null;
  const overlays = [...document.querySelectorAll('html > div')]
    .map((element) => openOrClosedShadowRoot(element as HTMLElement))
    .filter((root) => root !== null);
  const drawn = (selector: string) => overlays.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  const shownOnes = (selector: string) =>
    drawn(selector).filter((box) => box.checkVisibility({ visibilityProperty: true }));

  const places: { address: string; boxes: Box[] }[] = [];
  const lookIn = (root: Document | ShadowRoot): void => {
    const texts: { node: Text; from: number }[] = [];
    let whole = '';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let at = walker.nextNode(); at; at = walker.nextNode()) {
      if (at instanceof Text) {
        texts.push({ node: at, from: whole.length });
        whole += at.data;
      } else if (at instanceof Element) {
        if (at.shadowRoot) lookIn(at.shadowRoot);
        if (at instanceof HTMLAnchorElement) {
          const link = named.find(
            (name) => name.startsWith('link:') && decodeURIComponent(at.href).includes(name.slice(5)),
          );
          if (link) places.push({ address: link, boxes: [...at.getClientRects()] });
        }
      }
    }
    const nodeAt = (offset: number) => texts.findLast(({ from }) => from <= offset);
    for (const address of named) {
      for (let at = whole.indexOf(address); at >= 0; at = whole.indexOf(address, at + 1)) {
        const [first, last] = [nodeAt(at), nodeAt(at + address.length - 1)];
        if (!first || !last) continue;
        const range = document.createRange();
        range.setStart(first.node, at - first.from);
        range.setEnd(last.node, at + address.length - last.from);
        places.push({ address, boxes: [...range.getClientRects()] });
      }
    }
  };
  lookIn(document);

  const near = (a: number, b: number) => Math.abs(a - b) < 1.6;
  const isUnder = (mark: DOMRect, { left, right, bottom }: Box) =>
    near(mark.top, bottom - 2) && mark.left > left - 1.6 && mark.right < right + 1.6;
  const textUnder = ({ left, top, width }: DOMRect) => {
    const element = document.elementFromPoint(left + width / 2, top - 6);
    return `${Math.round(left)},${Math.round(top)} ${element?.localName}: ${element?.textContent?.slice(0, 60)}`;
  };
  const found = new Map<(typeof places)[number], Box>();
  const wrong: string[] = [];
  const lines: Drawn['lines'] = [];
  const marks = shownOnes('.mark').map((mark) => mark.getBoundingClientRect());
  for (const mark of marks) {
    const place = places.find(({ boxes }) => boxes.some((box) => isUnder(mark, box)));
    if (place) {
      found.set(place, found.get(place) ?? mark);
      lines.push({ address: place.address, left: mark.left, right: mark.right });
    } else wrong.push(textUnder(mark));
  }
  // Of which address a person would take it to be: the nearest, and of a line rather than of the next.
  const away = (box: DOMRect, { left, right, top, bottom }: Box) =>
    Math.max(0, left - box.right, box.left - right) + 3 * Math.max(0, top - box.bottom, box.top - bottom);
  const nearestTo = (box: DOMRect) =>
    [...found.keys()]
      .map(({ address, boxes }) => ({ address, px: Math.min(...boxes.map((other) => away(box, other))) }))
      .sort((one, other) => one.px - other.px)[0];
  return {
    marked: [...found].sort(([, a], [, b]) => a.top - b.top || a.left - b.left).map(([{ address }]) => address),
    wrong,
    badges: shownOnes('.badge[data-shown]:not([data-shown=""])').map((badge) => {
      const box = badge.getBoundingClientRect();
      const { x, y, width, height } = box;
      const shown = badge.dataset.shown ?? '';
      return { address: nearestTo(box)?.address ?? null, shown, x, y, width, height };
    }),
    marks: marks.length,
    lines,
    known: shownOnes('.mark').map((mark) => mark.classList.contains('known')),
  };
}
