import type { Rect, SitePage } from './driver.ts';

/** Where the first element that matches a selector is in the viewport. Throws where there is none. */
export async function boxOf(page: SitePage, selector: string): Promise<Rect> {
  const box = await page.evaluate((selector) => {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    return found ? { x: found.x, y: found.y, width: found.width, height: found.height } : null;
  }, selector);
  if (!box) throw new Error(`no ${selector}`);
  return box;
}

/** The selector of an element with this test id. */
export const byTestId = (id: string): string => `[data-testid="${id}"]`;

/** The pointer has to rest for 500 ms. */
const REST_MS = 700;

/** Holds Shift while something happens, and for as long as an address has to be rested on. */
export async function holdShift({ keyboard }: Pick<SitePage, 'keyboard'>, act?: () => Promise<unknown>): Promise<void> {
  await keyboard.down('Shift');
  await act?.();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  await keyboard.up('Shift');
}

/**
 * Runs in a page: where the line below the first address, or else the text, of an element is, near its left end. A card opens
 * there, not over the text.
 */
export function lineHere(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = texts.nextNode();
  while (text && !text.nodeValue?.trim()) text = texts.nextNode();
  const start = text?.nodeValue?.search(/\S+@/) ?? -1;
  const range = document.createRange();
  range.selectNode(text ?? element);
  if (text && start >= 0) {
    range.setStart(text, start);
    range.setEnd(text, start + 3);
  }
  const { left, bottom } = range.getBoundingClientRect();
  return { x: left + 30, y: bottom - 1 };
}

/** Moves the pointer onto the line below a text, in steps as a hand does, and rests there with Shift held. */
export async function hover(page: SitePage, selector: string): Promise<void> {
  const { x, y } = await page.evaluate(lineHere, selector);
  await holdShift(page, () => page.mouse.move(x, y, { steps: 3 }));
}
