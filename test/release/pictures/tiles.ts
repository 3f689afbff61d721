import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** Sizes that the stores ask for, in pixels. */
const TILES = [
  { file: 'tile-440x280.png', width: 440, height: 280, mark: 72, text: 22 },
  { file: 'marquee-1400x560.png', width: 1400, height: 560, mark: 150, text: 40 },
] as const;
const LOGO = { file: 'logo-300x300.png', size: 300, mark: 236 };

const page = (content: string, background: string, language: string) =>
  `<html lang="${language}"><body style="margin:0;height:100vh;display:grid;place-items:center;background:${background};font-family:system-ui,sans-serif">${content}`;

/** Returns the promotional pictures of a language, by file name. */
export async function drawTiles(
  context: BrowserContext,
  { name, lead, language }: { name: string; lead: string; language: string },
): Promise<Record<string, Buffer>> {
  const source = readFileSync('public/icon/mark.svg').toString('base64');
  const mark = (size: number) => `<img width="${size}" height="${size}" src="data:image/svg+xml;base64,${source}">`;
  const sheet = await context.newPage();
  const drawn: Record<string, Buffer> = {};
  for (const { file, width, height, mark: size, text } of TILES) {
    await sheet.setViewportSize({ width, height });
    await sheet.setContent(
      page(
        `<div style="display:grid;justify-items:center;gap:${text * 0.7}px;padding:0 8%;text-align:center;color:#10204a">
          ${mark(size)}<b style="font-size:${text * 1.6}px;letter-spacing:-0.02em">${name}</b>
          <span style="font-size:${text * 0.85}px;line-height:1.35;color:#33436d;max-width:26em;text-wrap:balance;word-break:auto-phrase">${lead}</span></div>`,
        'linear-gradient(160deg,#f4f7ff,#dbe5ff)',
        language,
      ),
    );
    drawn[file] = await sheet.screenshot();
  }
  await sheet.setViewportSize({ width: LOGO.size, height: LOGO.size });
  await sheet.setContent(page(mark(LOGO.mark), '#fff', language));
  drawn[LOGO.file] = await sheet.screenshot();
  await sheet.close();
  return drawn;
}
