/** The ways of `test/pages/hostile/hidings.js` in which a page lays a person's click upon something else. */
export const HIDINGS = [
  'opacity of the document',
  'opacity of the body',
  'filter that whitens',
  'cover that lets clicks through',
  'cover in the top layer',
  'modal dialog',
  'clip to nothing',
  'turned upside down',
  'made tiny',
  'moved under the pointer',
  'our element made see-through',
  'our element stretched over all',
  'our element animated away',
  'blended with the background',
];

interface Mouse {
  click(x: number, y: number, how: { delay: number }): Promise<void>;
}

/** Real clicks all over an address, its mark and badge, and the card below it. */
export async function clickEverywhere(mouse: Mouse): Promise<void> {
  for (const y of [85, 95, 120, 180, 260, 380]) {
    for (const x of [20, 120, 262, 300, 340]) await mouse.click(x, y, { delay: 1 });
  }
}

type WithHidings = typeof globalThis & { HIDINGS: Record<string, (target: Element | null) => void> };

/** Runs in the page: the names of all ways that it knows. */
export const hidingsHere = (): string[] => Object.keys((globalThis as WithHidings).HIDINGS);

/** Runs in the page: hides the address in one of the ways. */
export const hideHere = (way: string): void =>
  (globalThis as WithHidings).HIDINGS[way]?.(document.querySelector('[data-testid=plain-email]'));

/** Runs in the page: made-up pointer, mouse, key and life-cycle events on everything; how many. */
export async function makeUpEvents(): Promise<number> {
  const at = { bubbles: true, composed: true, cancelable: true, clientX: 60, clientY: 92, view: window };
  let sent = 0;
  const make = [
    ...['pointermove', 'pointerover', 'pointerdown', 'pointerup'].map((type) => () => new PointerEvent(type, at)),
    ...['click', 'dblclick', 'contextmenu', 'mouseover', 'mousemove', 'auxclick'].map(
      (type) => () => new MouseEvent(type, at),
    ),
    ...['Enter', ' ', 'Tab', 'Escape', 'S'].map(
      (key) => () => new KeyboardEvent('keydown', { ...at, key, altKey: true, shiftKey: true }),
    ),
    ...['focusin', 'focus', 'pageshow', 'prerenderingchange', 'visibilitychange'].map(
      (type) => () => new Event(type, at),
    ),
  ];
  for (let round = 0; round < 10; round++) {
    const targets = [window, document, document.documentElement, ...document.querySelectorAll('*')];
    for (const target of targets) {
      for (const event of make) {
        target.dispatchEvent(event());
        sent++;
      }
      if (target instanceof HTMLElement) {
        target.click();
        target.focus();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return sent;
}
