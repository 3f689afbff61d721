import type { BrowserContext, CDPSession } from '@playwright/test';
import { until } from '../until.ts';
import { EXTENSION_ID } from './extension.ts';

interface Target {
  targetId: string;
  type: string;
  url: string;
}

async function targets(browser: CDPSession): Promise<Target[]> {
  return (await browser.send('Target.getTargets')).targetInfos;
}

async function browserSession(context: BrowserContext): Promise<CDPSession> {
  const browser = context.browser();
  if (!browser) throw new Error('a persistent context without a browser');
  return browser.newBrowserCDPSession();
}

/**
 * Ends the background now: requests in flight and messages die with it. A page that waits for a reply wakes the next
 * one at once, under the same target id, so there is nothing to wait for here: assert on what died with the old one.
 */
export async function killBackground(context: BrowserContext): Promise<void> {
  const kill = await createKiller(context);
  if (!(await kill())) throw new Error('the background is not running');
}

/** A way to end the background again and again, without a delay for a new session. False where none is running. */
export async function createKiller(context: BrowserContext): Promise<() => Promise<boolean>> {
  const browser = await browserSession(context);
  return async () => {
    const ours = (await targets(browser)).filter(
      ({ type, url }) => type === 'service_worker' && url.startsWith(`chrome-extension://${EXTENSION_ID}/`),
    );
    for (const { targetId } of ours) await browser.send('Target.closeTarget', { targetId }).catch(() => undefined);
    return ours.length > 0;
  };
}

/** Sends one command of the DevTools protocol. */
export type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** The way to send commands to one target, whatever Playwright thinks of it. */
async function talkTo(browser: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: targetId, flatten: false });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const listen = (event: { sessionId: string; message: string }) => {
        const reply = JSON.parse(event.message);
        if (event.sessionId !== sessionId || reply.id !== id) return;
        browser.off('Target.receivedMessageFromTarget', listen);
        if (reply.error) reject(new Error(reply.error.message));
        else resolve(reply.result);
      };
      browser.on('Target.receivedMessageFromTarget', listen);
      const message = JSON.stringify({ id, method, params });
      browser.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
}

/** What the background holds in memory after a collection of garbage, in MB. */
export async function heapOfBackground(context: BrowserContext): Promise<number> {
  const browser = await browserSession(context);
  const worker = (await targets(browser)).find(
    ({ type, url }) => type === 'service_worker' && url.startsWith(`chrome-extension://${EXTENSION_ID}/`),
  );
  if (!worker) throw new Error('the background is not running');
  const send = await talkTo(browser, worker.targetId);
  await send('HeapProfiler.collectGarbage', {});
  const { usedSize, backingStorageSize } = await send('Runtime.getHeapUsage', {});
  await browser.detach();
  return (Number(usedSize) + Number(backingStorageSize ?? 0)) / 1024 / 1024;
}

/** A page that Playwright does not list, such as the real action popup. */
export interface HiddenPage {
  send: Send;
  evaluate: (expression: string) => Promise<unknown>;
  detach: () => Promise<void>;
}

/** Whether an address is the popup's; the route that it shows follows as a fragment. */
export const isPopup = (url: string): boolean => /\/popup\.html(#|$)/.test(url);

/** Attaches to the first target whose address matches, once there is one. */
export async function attach(
  context: BrowserContext,
  matches: (url: string) => boolean,
  timeoutMs?: number,
): Promise<HiddenPage> {
  const browser = await browserSession(context);
  const find = async () => (await targets(browser)).find(({ url, type }) => type !== 'service_worker' && matches(url));
  const { targetId } = await until(find, 'no such page', timeoutMs);
  const send = await talkTo(browser, targetId);
  return {
    send,
    async evaluate(expression) {
      const reply = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (reply.exceptionDetails) throw new Error(JSON.stringify(reply.exceptionDetails));
      return (reply.result as { value?: unknown }).value;
    },
    detach: () => browser.detach(),
  };
}
