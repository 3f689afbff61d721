import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../run/find-browser.ts';

/** Starts Chromium with a build of the extension in a new profile, as wide as a tab that has list and detail side by side. */
export const openWideWindow = (build: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    headless: true,
    viewport: { width: 1100, height: 800 },
    args: [`--disable-extensions-except=${build}`, `--load-extension=${build}`],
  });
