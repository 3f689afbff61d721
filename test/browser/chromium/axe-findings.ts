import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;
const DARK = { colorScheme: 'dark', forcedColors: 'none' } as const;
const FORCED = { colorScheme: 'light', forcedColors: 'active' } as const;

const WIDTHS = [1280, 640, 320];

type Media = typeof LIGHT | typeof DARK | typeof FORCED;

async function findingsIn(page: Page, within: Page | Frame, media: Media) {
  await page.emulateMedia(media);
  // Only colors differ, so that the other rules would find the same again.
  const rules = media === LIGHT ? null : ['color-contrast', 'link-in-text-block'];
  const { violations } = await within.evaluate(async (only) => {
    // What is still fading in has too little contrast.
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    return (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only === null ? { rules: { 'target-size': { enabled: true } } } : { runOnly: only }),
    });
  }, rules);
  const look = `${Object.values(media).join(' ')} ${page.viewportSize()?.width ?? ''}`;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${look}: ${id}: ${target.join(' ')}`));
}

/**
 * Returns all findings of axe in a page in light, dark and forced colors, as short lines. A frame keeps its size.
 * @param widths of the window in CSS pixels; by default, 100, 200 and 400 % of 1280
 */
export async function axeFindings(
  page: Page,
  within: Page | Frame = page,
  widths: readonly number[] = WIDTHS,
): Promise<string[]> {
  await within.evaluate(axe.source);
  const found: string[] = [];
  for (const width of within === page ? widths : [null]) {
    if (width !== null) await page.setViewportSize({ width, height: 900 });
    for (const media of [LIGHT, DARK]) found.push(...(await findingsIn(page, within, media)));
  }
  found.push(...(await findingsIn(page, within, FORCED)));
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  return found;
}
