import type { BrowserContext, Worker } from '@playwright/test';
import { expect } from '../expect.ts';
import { attach, isPopup } from './cdp.ts';
import { key } from './pointer.ts';
import type { Site } from './site.ts';

/** Waits until the browser's own popup says all of these words; it stays open. */
export async function expectInPopup(context: BrowserContext, ...words: readonly string[]): Promise<void> {
  const popup = await attach(context, isPopup);
  for (const each of words) await expect.poll(() => popup.evaluate('document.body?.innerText')).toContain(each);
  await popup.detach();
}

/** The same of a question; nothing was sent. Closes the popup by a real key. */
export async function expectQuestion({ context, service }: Site, ...words: readonly string[]): Promise<void> {
  await expectInPopup(context, ...words);
  await key('Escape');
  expect(service.requests).toEqual([]);
}

/** Waits until the popup shows the score of an address, and closes it; with a living background, until it is closed. */
export async function expectScoreInPopup(
  { context, background }: { context: BrowserContext; background?: Worker },
  email: string,
  timeoutMs?: number,
): Promise<void> {
  const popup = await attach(context, isPopup, timeoutMs);
  await expect.poll(() => popup.evaluate('document.querySelector("[data-testid=score]")?.textContent')).toMatch(/^\d/);
  expect(await popup.evaluate('document.body.innerText')).toContain(email);
  await popup.evaluate('void setTimeout(() => window.close(), 50)');
  await popup.detach();
  const popups = () => background?.evaluate(() => chrome.runtime.getContexts({ contextTypes: ['POPUP'] })) ?? [];
  await expect.poll(popups).toEqual([]);
}
