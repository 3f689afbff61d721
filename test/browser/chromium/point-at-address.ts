import type { Page } from '@playwright/test';
import { byTestId, holdShift, lineHere } from '../box-of.ts';
import { expect } from '../expect.ts';
import { drawnIn } from './marks.ts';

/**
 * Waits until an address of a page is marked, then rests the pointer on its line with Shift held: the detector ignores a pointer that arrives
 * before the mark. Not `hover()`: that waits forever if the card opens before its last look and covers the place.
 */
export async function pointAtAddress(page: Page, testId: string, email: string): Promise<void> {
  await expect.poll(async () => (await drawnIn(page, [email])).marked).toContain(email);
  const { x, y } = await page.evaluate(lineHere, byTestId(testId));
  await holdShift(page, () => page.mouse.move(x, y));
}
