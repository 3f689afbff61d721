import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { EXTENSION_ID } from '../browser/chromium/extension.ts';
import { BUILD } from './build-extension.ts';
import { openingProblem } from './opening-problem.ts';

/** What a person would have set: our button in the toolbar, and no offer to keep the key as a password. */
const PREFERENCES = {
  extensions: { pinned_extensions: [EXTENSION_ID] },
  credentials_enable_service: false,
};

/** Make a fresh browser profile; it is removed with `stack`. */
async function freshProfile(stack: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sightline-start-'));
  // The last processes of a browser may still be writing when it has closed.
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  await mkdir(path.join(folder, 'Default'));
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  return folder;
}

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
