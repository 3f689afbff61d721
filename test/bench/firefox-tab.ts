import puppeteer from 'puppeteer-core';
import { sendTo } from '../browser/firefox/bidi.ts';
import { findFirefox } from '../run/find-browser.ts';
import type { Tab } from './tab.ts';

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/**
 * Starts Firefox without the extension. The world of content scripts is a sandbox of WebDriver BiDi: it sees the page
 * through Xray wrappers, as a content script does.
 */
export async function openFirefoxTab(url: string, bundle: string): Promise<Tab | null> {
  const executablePath = findFirefox();
  if (!executablePath) return null;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    protocolTimeout: 600_000,
    args: ['--width=1200', '--height=900'],
    extraPrefsFirefox: { 'privacy.reduceTimerPrecision': false },
  });
  const send = sendTo(browser);
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.activate', { context });

  async function evaluate<Result>(expression: string, sandbox?: string): Promise<Result> {
    const reply = await send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: sandbox ? { context, sandbox } : { context },
      awaitPromise: true,
    });
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text ?? 'the script threw');
    return JSON.parse(reply.result?.value ?? 'null') as Result;
  }
  const load = `(() => {${bundle}\n})()`;
  return {
    browser: 'Firefox',
    version: (await browser.version()).replace(/^.*\//, ''),
    async fresh() {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      await evaluate(load);
      await evaluate(load, 'bench');
    },
    inPage: (expression) => evaluate(expression),
    inWorld: (expression) => evaluate(expression, 'bench'),
    close: () => browser.close(),
  };
}
