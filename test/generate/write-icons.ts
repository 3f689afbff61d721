// Draws the icons of the manifest from the one drawing of the mark: `node test/generate/write-icons.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../run/find-browser.ts';
import { ICON_SIZES } from './icon-sizes.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../public/icon');

const source = readFileSync(path.join(FOLDER, 'mark.svg'), 'utf8');
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), chromiumSandbox: false });
const page = await browser.newPage();
for (const { file, mark } of ICON_SIZES) {
  await page.setViewportSize({ width: file, height: file });
  const image = `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center"><img width="${mark}" height="${mark}" src="${image}">`,
  );
  await page.locator('img').evaluate((img: HTMLImageElement) => img.decode());
  writeFileSync(path.join(FOLDER, `${file}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
