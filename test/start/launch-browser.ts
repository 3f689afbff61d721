import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BUILD } from './build-extension.ts';
import { openingProblem } from './opening-problem.ts';
import { freshProfile } from './profile.ts';

/** How the browser is opened. */
export interface LaunchOptions {
  executablePath: string;
  headless: boolean;
  env: NodeJS.ProcessEnv;
  /** Further switches of the browser. */
  args: string[];
}

/** An open browser and the page that it opened with. */
export interface Browser {
  context: BrowserContext;
  page: Page;
}

/** Open the browser with the extension in a fresh profile; it closes with `stack`. */
export async function launchBrowser(
  stack: AsyncDisposableStack,
  { executablePath, headless, env, args }: LaunchOptions,
): Promise<Browser> {
  const profile = await freshProfile(stack);
  const open = (chromiumSandbox: boolean) =>
    chromium.launchPersistentContext(profile, {
      executablePath,
      headless,
      chromiumSandbox,
      env: Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)),
      viewport: headless ? { width: 1280, height: 900 } : null,
      // Its bar would say that a program steers the browser, where a person does.
      ignoreDefaultArgs: ['--enable-automation'],
      args: [`--disable-extensions-except=${BUILD}`, `--load-extension=${BUILD}`, '--window-size=1280,900', ...args],
      // Everything that was started is closed in one place.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  // Root has no sandbox, and some systems have none for a browser that was only unpacked.
  const opening = process.getuid?.() === 0 ? open(false) : open(true).catch(() => open(false));
  const context = await opening.catch((error: Error): never => {
    throw new Error(openingProblem(executablePath, error.message));
  });
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  stack.defer(async () => {
    await context.close();
    await closed; // The line above does not wait for a close that somebody else began.
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}
