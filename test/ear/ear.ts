import { setTimeout as sleep } from 'node:timers/promises';
import { key, xdo } from '../browser/chromium/pointer.ts';
import { inChrome } from '../browser/firefox/chrome-scope.ts';
import { extensionRoot, install } from '../browser/firefox/extension.ts';
import { type Firefox, launchFirefox } from '../browser/firefox/launch.ts';
import { permit } from '../browser/firefox/permit.ts';
import { Surface } from '../browser/firefox/surface.ts';
import { connectQuickly } from '../browser/set-up.ts';
import type { RunningService } from '../service/start-service.ts';
import { startServers } from '../start/servers.ts';
import { type Orca, startOrca } from './orca.ts';

/** A busy machine speaks late, in ms. */
const PATIENCE_MS = 30_000;

const FOCUSED = { page: 'tabpanels > .deck-selected browser', popup: 'browser.webextension-popup-browser' };

/** Somebody who has a keyboard and hears what Orca says, but sees nothing. */
export interface Ear {
  firefox: Firefox;
  service: RunningService;
  /** The origin of the pages to try the extension on. */
  site: string;
  /** Closes what the flow has opened: a page behind that still changes keeps Orca busy. */
  close(): Promise<void>;
  /** Opens a page in a new tab and listens to it: one of the extension by its file, another one by its address. */
  open(file: string): Promise<Surface>;
  /** Presses keys one after the other, each after what the one before says. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the keyboard to the page in front or to the popup, as Firefox does unless BiDi drives it. */
  focus(what: 'page' | 'popup'): Promise<void>;
  /** Everything spoken since the flow began, or since `forget`. */
  said(): Promise<string>;
  forget(): Promise<void>;
  /** Ends the flow unless these words were spoken in this order. */
  hears(...words: readonly (string | RegExp)[]): Promise<void>;
  /** Ends the flow if these words were spoken. */
  hearsNot(words: string | RegExp): Promise<void>;
}

/** Starts service, pages, Orca and a connected Firefox; all end with `stack`. */
export async function startEar(stack: AsyncDisposableStack): Promise<Ear> {
  const { service, pages } = await startServers(stack);
  const orca = await startOrca(stack);
  const firefox = await launchFirefox(
    undefined,
    undefined,
    // Puppeteer switches accessibility off.
    { 'accessibility.force_disabled': -1 },
    false,
  );
  stack.defer(() => firefox.browser.close());
  await install(firefox);
  await permit(firefox, service.url);
  const ear = listen(orca, firefox);
  await connectQuickly(await ear.open('manifest.json'), service);
  await ear.close();
  // The welcome page, too.
  const { contexts } = await firefox.send<{ contexts: { context: string; url: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  for (const { context, url } of contexts) {
    if (url.endsWith('/welcome.html')) await firefox.send('browsingContext.close', { context });
  }
  await xdo('search', '--onlyvisible', '--class', 'firefox', 'windowfocus');
  return { firefox, service, site: pages.url, ...ear };
}

function listen(orca: Orca, firefox: Firefox): Omit<Ear, 'firefox' | 'service' | 'site'> {
  let heard: string[] = [];
  let opened: string[] = [];
  const said = async () => {
    heard.push(...(await orca.spoken()));
    return heard.join(' | ');
  };
  const focus: Ear['focus'] = (what) =>
    inChrome(
      firefox.send,
      ({ document }, selector) => document.querySelector<HTMLElement>(selector)?.focus(),
      FOCUSED[what],
    );
  return {
    said,
    focus,
    async forget() {
      await orca.spoken();
      heard = [];
    },
    async close() {
      for (const context of opened) await firefox.send('browsingContext.close', { context });
      opened = [];
    },
    async open(file) {
      const { context } = await firefox.send<{ context: string }>('browsingContext.create', { type: 'tab' });
      opened.push(context);
      await firefox.send('browsingContext.activate', { context });
      const url = file.startsWith('http') ? file : `${await extensionRoot(firefox)}/${file}`;
      await firefox.send('browsingContext.navigate', { context, url, wait: 'complete' });
      await focus('page');
      await said();
      return new Surface(firefox.send, context);
    },
    async press(...keys) {
      for (const each of keys) {
        await key(each);
        await said();
      }
    },
    async type(text) {
      await xdo('type', '--delay', '60', text);
      await sleep(300);
      await said();
    },
    async hears(...words) {
      for (const end = Date.now() + PATIENCE_MS; ; ) {
        const missing = missingFrom(await said(), words);
        if (missing === null) return;
        if (Date.now() > end) throw new Error(`not spoken: ${missing}`);
      }
    },
    async hearsNot(words) {
      const text = await said();
      const isSaid = typeof words === 'string' ? text.includes(words) : words.test(text);
      if (isSaid) throw new Error(`spoken: ${words}`);
    },
  };
}

/** Returns the first of the words that does not follow those before it; null if all do. */
function missingFrom(text: string, words: readonly (string | RegExp)[]): string | RegExp | null {
  let from = 0;
  for (const word of words) {
    const at = typeof word === 'string' ? text.indexOf(word, from) : text.slice(from).search(word);
    if (at < 0) return word;
    from = typeof word === 'string' ? at : from + at;
  }
  return null;
}
