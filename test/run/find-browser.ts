import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPlaces, firefoxPlaces } from './browser-places.ts';

const VERSION_TIME_MS = 20_000;

/**
 * Ubuntu ships stubs under the browsers' names that only say "install the snap", so on Linux a browser must answer.
 * Elsewhere it is not asked: on Windows --version opens a window.
 */
function works(file: string): boolean {
  if (!existsSync(file)) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: VERSION_TIME_MS }).status === 0;
}

/** Where Playwright keeps the Chromium that it downloads; it throws on a system that it has none for. */
function downloadedChromium(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** A browser of the Chromium family that loads unpacked extensions: $CHROME_PATH, an installed one, or Playwright's. */
export function findChromium(): string | null {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return works(chosen) ? chosen : null;
  const places = [...chromiumPlaces(process.platform, process.env), ...downloadedChromium()];
  return places.find(works) ?? null;
}

/** Firefox: $FIREFOX_PATH or an installed one, the extended support release first. */
export function findFirefox(): string | null {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen) return works(chosen) ? chosen : null;
  return firefoxPlaces(process.platform, process.env).find(works) ?? null;
}
