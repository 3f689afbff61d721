import { type BrowserContext, chromium } from '@playwright/test';
import { BUILD } from '../browser/chromium/extension.ts';
import { findChromium } from '../run/find-browser.ts';

/** Starts Chromium with the built extension in a new profile, as wide as a tab that has list and detail side by side. */
export const openWideWindow = (): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    headless: true,
    viewport: { width: 1100, height: 800 },
    args: [`--disable-extensions-except=${BUILD}`, `--load-extension=${BUILD}`],
  });
