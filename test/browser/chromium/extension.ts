import path from 'node:path';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { RunningService } from '../../service/start-service.ts';
import { expect } from '../expect.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { connectQuickly } from '../set-up.ts';
import { extensionId } from './extension-id.ts';

/** The built extension, or the folder of an unpacked package in its place. */
export const BUILD = path.resolve(process.env.SIGHTLINE_BUILD ?? '.output/chrome-mv3');

/** Pinned by the manifest's key in our own builds. */
export const PINNED_ID = 'aoggaamlbolfdhboikpdaneacdihbpop';

/** The id of the extension that is tested. */
export const EXTENSION_ID = extensionId(BUILD, PINNED_ID);

/** Opens a page of the extension in a new tab; `prepare` has it before it loads. */
export async function extensionPage(
  context: BrowserContext,
  file: string,
  prepare?: (page: Page) => void,
): Promise<Page> {
  const page = await context.newPage();
  prepare?.(page);
  await page.goto(`chrome-extension://${EXTENSION_ID}/${file}`);
  return page;
}

/** The part of an API of chrome://extensions, which is in no type package. */
interface DeveloperPrivate {
  addHostPermission: (id: string, host: string, done: () => void) => void;
  updateProfileConfiguration: (changes: { inDeveloperMode: boolean }) => Promise<void>;
}

/** Any file of chrome://extensions has that page's API; this one renders nothing and saves a second. */
async function extensionsPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('chrome://extensions/strings.m.js');
  return page;
}

/** Lets the next permissions.request() for this pattern succeed without the native prompt. */
export async function preGrant(context: BrowserContext, pattern: string): Promise<void> {
  const page = await extensionsPage(context);
  await page.evaluate(
    ([id, host]) =>
      new Promise<void>((resolve, reject) => {
        const { developerPrivate } = chrome as unknown as { developerPrivate: DeveloperPrivate };
        developerPrivate.addHostPermission(id, host, () =>
          chrome.runtime.lastError ? reject(new Error(chrome.runtime.lastError.message)) : resolve(),
        );
      }),
    [EXTENSION_ID, pattern] as const,
  );
  await page.close();
}

/**
 * Reloads the extension, as an update does, and waits until its new background runs. Chromium starts an unpacked one again
 * in developer mode only.
 */
export async function reloadExtension(context: BrowserContext, background: Worker): Promise<void> {
  const page = await extensionsPage(context);
  await page.evaluate(() =>
    (chrome as unknown as { developerPrivate: DeveloperPrivate }).developerPrivate.updateProfileConfiguration({
      inDeveloperMode: true,
    }),
  );
  // Until then the one before may still be listed.
  const next = context.waitForEvent('serviceworker', {
    predicate: (worker) => worker !== background && worker.url().startsWith(`chrome-extension://${EXTENSION_ID}/`),
    timeout: 60_000,
  });
  await background.evaluate(() => chrome.runtime.reload()).catch(() => undefined);
  await next;
  await page.close();
}

/** Lets the extension reach all pages of a host, as if a person had agreed. `page`: one of ours. */
export async function allow(context: BrowserContext, url: string, page: Page): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const pattern = `${protocol}//${hostname}/*`;
  if (await page.evaluate((origin) => chrome.permissions.contains({ origins: [origin] }), pattern)) return;
  await preGrant(context, pattern);
  const session = await context.newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `chrome.permissions.request(${JSON.stringify({ origins: [pattern] })})`,
    userGesture: true,
    awaitPromise: true,
  });
  expect(result.value).toBe(true);
  await session.detach();
}

/** Closes the welcome page, which opens late and would come to the front during a test. */
export async function closeWelcome(context: BrowserContext): Promise<void> {
  const welcome = () => context.pages().find((page) => page.url().endsWith('/welcome.html'));
  await expect.poll(welcome).toBeDefined();
  await welcome()?.close();
}

/**
 * Connects a browser that a test has launched, by what the options page does. `welcome.spec` and `connection-rules.spec` go
 * the way of a person.
 */
export async function connect(context: BrowserContext, service: Pick<RunningService, 'url' | 'apiKey'>): Promise<void> {
  const page = await extensionPage(context, QUIET_FILE);
  await allow(context, service.url, page);
  await connectQuickly(page, service);
  await page.close();
  await closeWelcome(context);
}
