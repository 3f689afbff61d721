import { browser } from '#imports';

/** Returns the address of the page of one lookup. The id is random and reveals nothing about the subject. */
export const resultUrl = (id: string): string =>
  `${browser.runtime.getURL('/result.html')}?id=${encodeURIComponent(id)}`;

/** Opens one lookup in a tab; with `print`, also the browser's print dialog. */
export async function openResultPage(id: string, { print = false } = {}): Promise<void> {
  await browser.tabs.create({ url: print ? `${resultUrl(id)}&print` : resultUrl(id) });
}
