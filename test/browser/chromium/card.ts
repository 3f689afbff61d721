import type { Frame, Page } from '@playwright/test';

/** The card in a page: a frame of ours that the page itself cannot reach. Waits for it up to 5 s. */
export async function cardIn(page: Page): Promise<Frame> {
  for (let tries = 0; tries < 100; tries++) {
    const card = page.frames().find((frame) => frame.url().includes('/card.html'));
    if (card) return card;
    await page.waitForTimeout(50);
  }
  throw new Error('no card in the page');
}
