import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { drawnIn } from './marks.ts';

/**
 * Waits until an address of a page is marked, then moves the pointer onto it: the detector hears a pointer that comes sooner
 * as little as a person's. Not `hover()`: that would wait for ever where the card comes sooner than its last look and
 * covers the place.
 */
export async function pointAtAddress(page: Page, testId: string, email: string): Promise<void> {
  await expect.poll(async () => (await drawnIn(page, [email])).marked).toContain(email);
  const box = await page.getByTestId(testId).boundingBox();
  if (!box) throw new Error(`${testId} is not visible`);
  await page.mouse.move(box.x + 40, box.y + 8);
}
