import type { Page } from 'puppeteer-core';

/** The middle of an element's text, or of a part of it, in the viewport. */
export async function middleOf(page: Page, testId: string, part?: string): Promise<{ x: number; y: number }> {
  const element = await page.waitForSelector(`[data-testid="${testId}"]`);
  if (!element) throw new Error(`no ${testId}`);
  return element.evaluate((target, words) => {
    target.scrollIntoView({ block: 'nearest' });
    const text = document.createTreeWalker(target, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    if (text?.nodeValue) {
      const start = words === undefined ? 0 : text.nodeValue.indexOf(words);
      range.setStart(text, start);
      range.setEnd(text, words === undefined ? text.nodeValue.length : start + words.length);
    } else range.selectNode(target);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, part);
}

/** Puts the right mouse button down and up over an element's text, or over a part of it. */
export async function rightClick(page: Page, testId: string, part?: string): Promise<void> {
  await page.bringToFront();
  const { x, y } = await middleOf(page, testId, part);
  await page.mouse.click(x, y, { button: 'right' });
}
