import path from 'node:path';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { cutTexts } from './cut-texts.ts';

const { SIGHTLINE_LANGUAGE: language = 'en' } = process.env;
const IS_QUICK = process.env.SIGHTLINE_QUICK === '1';

/** Where pictures of pages go. */
export const FOLDER = path.resolve('pictures', language);

/** In CSS pixels. The popup has one width, a side panel is as wide as the user makes it, a tab up to the screen. */
export const WIDTHS = { popup: [400], panel: [320, 400, 640], page: [320, 640, 1280] };

const SCHEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;
const DRAWN = IS_QUICK ? (['light'] as const) : (['light', 'dark', 'forced'] as const);

/**
 * Takes pictures of the whole of a page at each width in light, dark and, at the first width, forced colors, and prints
 * which texts are cut.
 */
async function takePage(page: Page, name: string, widths: readonly number[]): Promise<void> {
  for (const [at, width] of (IS_QUICK ? widths.slice(0, 1) : widths).entries()) {
    await page.setViewportSize({ width, height: width === 400 && !IS_QUICK ? 600 : 900 });
    printCut(`${name}-${width}`, await page.evaluate(cutTexts));
    for (const scheme of DRAWN) {
      if (scheme === 'forced' && at > 0) continue;
      await page.emulateMedia(SCHEMES[scheme]);
      await page.screenshot({ path: path.join(FOLDER, `page-${name}-${width}-${scheme}.png`), fullPage: true });
    }
  }
}

function printCut(name: string, texts: readonly string[]): void {
  for (const text of texts) console.log(`${language}\t${name}\tcut: ${text}`);
}

/** Opens a page of ours, does something in it, and takes its pictures. */
export async function shoot(
  context: BrowserContext,
  name: string,
  file: string,
  act: (page: Page) => Promise<unknown> = async () => undefined,
  widths: readonly number[] = file === 'popup.html' ? WIDTHS.popup : WIDTHS.page,
): Promise<void> {
  const page = await extensionPage(context, file);
  await page.locator('main').first().waitFor();
  await act(page);
  await page.waitForTimeout(400);
  await takePage(page, name, widths);
  await page.close();
}

/** Takes pictures of a card, which has one width, alone. */
export async function takeCard(page: Page, card: Frame, name: string): Promise<void> {
  for (const scheme of DRAWN) {
    await page.emulateMedia(SCHEMES[scheme]);
    const frame = await card.frameElement();
    printCut(name, await card.evaluate(cutTexts));
    // What fades in is there.
    await frame.screenshot({ path: path.join(FOLDER, `page-${name}-360-${scheme}.png`), animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}
