import { type CDPSession, chromium } from '@playwright/test';
import { findChromium } from '../run/find-browser.ts';
import type { Tab } from './tab.ts';

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** Runs an expression by CDP, in one context or in the page's. */
export async function evaluateIn<Result>(cdp: CDPSession, expression: string, contextId?: number): Promise<Result> {
  const { result, exceptionDetails }: Evaluated = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    ...(contextId === undefined ? {} : { contextId }),
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Result;
}

/** Counts processor time for `mainThreadMs`: the time that other programs take from a busy machine is not ours. */
export async function countProcessorTime(cdp: CDPSession): Promise<void> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Milliseconds of the processor that the main thread has used so far. */
export async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** An isolated world in the page's main frame, as a content script has one. */
export async function isolatedWorld(cdp: CDPSession): Promise<number> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'bench' };
  return (await cdp.send('Page.createIsolatedWorld', world)).executionContextId;
}

/** Starts Chromium without the extension. */
export async function openChromiumTab(url: string, bundle: string): Promise<Tab> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: set CHROME_PATH or install Debian package chromium.');
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const cdp = await page.context().newCDPSession(page);
  await countProcessorTime(cdp);
  let world = 0;
  return {
    browser: 'Chromium',
    version: browser.version(),
    async fresh() {
      await page.goto(url);
      // What the document before has left is not paid for by the next one.
      await cdp.send('HeapProfiler.collectGarbage');
      world = await isolatedWorld(cdp);
      await evaluateIn(cdp, bundle);
      await evaluateIn(cdp, bundle, world);
    },
    inPage: (expression) => evaluateIn(cdp, expression),
    inWorld: (expression) => evaluateIn(cdp, expression, world),
    close: () => browser.close(),
  };
}
