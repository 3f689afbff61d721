/*
 * npm run pictures:compare [-- en]: for each surface that was designed as a mock-up, a sheet with the mock-up on the left
 * and the product on the right, in light and dark, into `pictures/<language>/compare`. Draw the pages first, with
 * `npm run pictures`. It judges nothing: people look.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../run/find-browser.ts';

const MOCKUPS = path.resolve('../shared/design/mockups');
const PICTURES = path.resolve('pictures', process.argv[2] ?? 'en');
const MARGIN = 16;
const FOLDER = path.join(PICTURES, 'compare');

/** The pictures of the product beside each mock-up, without the scheme at their ends. */
const SHEETS = {
  popup: ['page-popup-score-400'],
  'popup-idle': ['page-popup-page-list-400'],
  card: ['page-card-360', 'page-card-waiting-360', 'page-card-failed-360'],
  options: ['page-options-1280'],
  welcome: ['page-welcome-1280'],
};

/** An image as an element; null where there is no such file. */
async function imageOf(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && `<img src="data:image/png;base64,${bytes.toString('base64')}">`;
}

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), chromiumSandbox: false });
const page = await browser.newPage();
await mkdir(FOLDER, { recursive: true });
for (const [name, pictures] of Object.entries(SHEETS)) {
  for (const scheme of ['light', 'dark']) {
    const mockup = await imageOf(path.join(MOCKUPS, `${name}-${scheme}.png`));
    const ours = await Promise.all(pictures.map((picture) => imageOf(path.join(PICTURES, `${picture}-${scheme}.png`))));
    if (mockup === null || ours.includes(null)) {
      console.log(`${name} in ${scheme} is left out: no ${mockup === null ? 'mock-up' : 'picture'}`);
      continue;
    }
    await page.setContent(
      `<body style="margin:0;display:inline-flex;gap:${MARGIN}px;padding:${MARGIN}px;align-items:start;background:gray">${mockup}${ours.join('')}`,
    );
    const body = await page.locator('body').boundingBox();
    const first = await page.locator('img').first().boundingBox();
    // What the mock-up does not show is cut off.
    const clip = { x: 0, y: 0, width: body?.width ?? 0, height: 2 * MARGIN + (first?.height ?? 0) };
    await page.screenshot({ path: path.join(FOLDER, `${name}-${scheme}.png`), clip, fullPage: true });
  }
}
await browser.close();
