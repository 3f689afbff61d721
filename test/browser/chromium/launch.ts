import { type BrowserContext, chromium, type Worker } from '@playwright/test';
import { findChromium } from '../../run/find-browser.ts';
import { BUILD, EXTENSION_ID } from './extension.ts';
import { searchAtClose } from './watch-canary.ts';

/** Native menus and prompts need a screen; `npm test` provides a virtual one. */
export const HAS_DISPLAY = process.env.SIGHTLINE_DISPLAY === '1';

/**
 * Starts Chromium with the built extension; `without` some of Playwright's switches, `more` of others, in the profile of
 * a folder or, without one, in a new one. When it is closed, it is searched for the canary key.
 */
export async function launch(
  without: string[] = [],
  more: string[] = [],
  profile = '',
  executablePath = findChromium(),
): Promise<BrowserContext> {
  const context = await start(
    without,
    [`--disable-extensions-except=${BUILD}`, `--load-extension=${BUILD}`, ...more],
    profile,
    executablePath,
  );
  searchAtClose(context);
  return context;
}

/**
 * Starts Chromium without the extension, which can then be installed and removed by `Extensions.loadUnpacked`.
 * @param language of the browser; without one, that of the machine
 */
export const launchBare = (language?: string): Promise<BrowserContext> => {
  const switches = ['--enable-unsafe-extension-debugging', ...(language ? [`--lang=${language}`] : [])];
  return start(['--disable-extensions'], switches, '', undefined, language);
};

async function start(
  without: string[],
  more: string[],
  profile = '',
  executablePath = findChromium(),
  language?: string,
): Promise<BrowserContext> {
  if (!executablePath) throw new Error('No Chromium: set CHROME_PATH or install Debian package chromium.');
  return chromium.launchPersistentContext(profile, {
    executablePath,
    headless: !HAS_DISPLAY,
    viewport: HAS_DISPLAY ? null : { width: 1200, height: 800 },
    ignoreDefaultArgs: without,
    // On Linux, Chromium takes its language from the environment, elsewhere from `--lang`.
    ...(language ? { env: { ...process.env, LANGUAGE: language } } : {}),
    args: [...more, ...(HAS_DISPLAY ? ['--window-position=0,0', '--window-size=1200,900', '--test-type'] : [])],
  });
}

/** The background of the extension, once it runs. */
export async function backgroundOf(context: BrowserContext): Promise<Worker> {
  const isOurs = (worker: Worker) => worker.url().startsWith(`chrome-extension://${EXTENSION_ID}/`);
  const running = context.serviceWorkers().find(isOurs);
  return running ?? (await context.waitForEvent('serviceworker', { predicate: isOurs }));
}
