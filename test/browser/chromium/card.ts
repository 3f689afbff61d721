import type { Frame, Page } from '@playwright/test';
import { until } from '../until.ts';

/** The card in a page: a frame of ours that the page itself cannot reach. Waits for it. */
export const cardIn = (page: Page, timeoutMs?: number): Promise<Frame> =>
  until(
    async () => page.frames().find((frame) => frame.url().includes('/card.html')),
    'no card in the page',
    timeoutMs,
  );
