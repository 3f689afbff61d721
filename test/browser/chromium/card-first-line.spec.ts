import { expect } from '../expect.ts';
import { cardIn } from './card.ts';
import { scoreSelected } from './menu-dispatch.ts';
import { test } from './site.ts';

const LONG = `${'long.name.'.repeat(6)}x@${'sub-domain.'.repeat(16)}example.com`;

/** Runs in every frame: writes down each different text of the card, from the first on. */
function keepTexts(): void {
  if (location.pathname !== '/card.html') return;
  const texts: string[] = [];
  Object.assign(globalThis, { texts });
  new MutationObserver(() => {
    const text = document.body?.innerText.trim() ?? '';
    if (text !== '' && text !== texts.at(-1)) texts.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

for (const [what, email, service] of [
  ['while the answer is awaited', 'slow@example.com', { kind: 'slow', delayMs: 800 }],
  ['of a failure', 'failed@example.com', { kind: 'status', status: 503 }],
  ['of the longest address', LONG, undefined],
] as const) {
  test(`the first line of the card is the whole address that was sent: ${what}`, async ({ site, visit, page }) => {
    const script = await page.addInitScript(keepTexts);
    await visit('mailto.html');
    site.service.clearRequests();
    if (service) site.service.faults.next(service);
    await scoreSelected(site.background, email);
    const card = await cardIn(page);
    await card.locator('[data-testid=score], [data-testid=failure]').waitFor();
    expect(JSON.parse(site.service.requests[0]?.rawBody ?? '')).toEqual({ email });
    const texts = await card.evaluate(() => (globalThis as { texts?: string[] }).texts ?? []);
    expect(texts.map((text) => text.split('\n')[0])).toEqual(texts.map(() => email));
    expect(texts.length).toBeGreaterThan(0);
    await expect(card.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    expect(await card.getByRole('heading').evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
    // The tab is used again.
    await script.dispose();
  });
}
