import type { Page } from '@playwright/test';
import { holdShift } from '../box-of.ts';
import { expect } from '../expect.ts';
import { drawnIn } from './marks.ts';

/**
 * Waits until an address of a page is marked, then rests the pointer on it with Shift held: the detector ignores a pointer that arrives
 * before the mark. Not `hover()`: that waits forever if the card opens before its last look and covers the place.
 */
export async function pointAtAddress(page: Page, testId: string, email: string): Promise<void> {
  await expect.poll(async () => (await drawnIn(page, [email])).marked).toContain(email);
  const box = await page.getByTestId(testId).boundingBox();
  if (!box) throw new Error(`${testId} is not visible`);
  await holdShift(page, () => page.mouse.move(box.x + 40, box.y + 8));
}
