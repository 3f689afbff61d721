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

/** Moves the pointer onto the text at the left of an element, in steps as a hand does, and rests there with Shift held. */
export async function hover(page: SitePage, selector: string): Promise<void> {
  const { x, y } = await boxOf(page, selector);
  await holdShift(page, () => page.mouse.move(x + 40, y + 8, { steps: 3 }));
}
