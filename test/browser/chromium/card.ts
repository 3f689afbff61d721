import type { Frame, Page } from '@playwright/test';

/** The card in a page: a frame of ours that the page itself cannot reach. Waits for it. */
export async function cardIn(page: Page, patienceMs = 20_000): Promise<Frame> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const card = page.frames().find((frame) => frame.url().includes('/card.html'));
    if (card) return card;
    await page.waitForTimeout(50);
  }
  throw new Error('no card in the page');
}
