import type { BrowserContext } from '@playwright/test';
import { connectStandIn } from './connect-stand-in.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Servers } from './servers.ts';
import { welcomePage } from './welcome-page.ts';
import { hints } from './words.ts';

/** Wait until the person has closed the browser, or `signal` fires. */
function untilClosed(context: BrowserContext, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // On a Mac the browser goes on without a window.
    const closeIfEmpty = () => context.pages().length === 0 && resolve();
    for (const page of context.pages()) page.on('close', closeIfEmpty);
    context.on('page', (page) => page.on('close', closeIfEmpty));
    context.on('close', () => resolve());
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
}

/** Open the connected extension on the demo CRM, say what to try, and stay until the person is done. */
export async function runWindow(
  executablePath: string,
  { service, pages }: Servers,
  signal: AbortSignal,
  stack: AsyncDisposableStack,
): Promise<void> {
  const { context, page } = await launchBrowser(stack, { executablePath, headless: false, env: process.env, args: [] });
  const closed = untilClosed(context, signal);
  const prepare = async () => {
    await welcomePage(context);
    await (await connectStandIn(context, service)).close();
    // Still: rows that move on their own are hard to point at.
    await page.goto(`${pages.url}/crm/?contact=3&still`);
    await page.bringToFront();
    console.log(hints(service.url, page.url()));
  };
  // Who closes the browser this early wants to be done, not to read what failed.
  const prepared = await Promise.race([prepare().then(() => true), closed.then(() => false)]);
  if (prepared) await closed;
}
