import { NAMES } from '../../release/names.ts';
import { placesOf, SECRETS, type SentRequest, type Trace, tracesOf } from '../canary.ts';
import { expect } from '../expect.ts';
import { type ContextInfo, evaluateIn, type Send } from './bidi.ts';
import { inChrome } from './chrome-scope.ts';

/** What Firefox has said and asked for. Bodies are not in it: the stand-in service records them. */
export interface Watched {
  console: Trace[];
  requests: Omit<SentRequest, 'body'>[];
}

const NAME = 'sightline-test-console';

/** Runs in every process of Firefox with the browser's own rights, and hands on what any console prints. */
const TELL_CONSOLE = `{
  const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
  const principal = Cc['@mozilla.org/systemprincipal;1'].createInstance(Ci.nsIPrincipal);
  const write = (value) => {
    try {
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    } catch {
      return String(value);
    }
  };
  storage.addLogEventListener((event) => {
    const { filename, arguments: args } = event.wrappedJSObject ?? event;
    Services.cpmm.sendAsyncMessage(${JSON.stringify(NAME)}, { where: filename, text: [...args].map(write).join(' ') });
  }, principal);
}`;

/** The parts of Firefox's own objects that the watch uses. */
interface Inside {
  Ci: { nsIHttpChannel: unknown };
  Services: {
    obs: { addObserver(observer: { observe(subject: Subject): void }, topic: string): void };
    console: { registerListener(listener: { observe(message: { message: string }): void }): void };
    ppmm: {
      loadProcessScript(url: string, isForLater: boolean): void;
      addMessageListener(name: string, hear: (message: { data: Trace }) => void): void;
    };
  };
  sightlineWatched: Watched;
}
interface Subject {
  QueryInterface(type: unknown): {
    URI: { spec: string };
    visitRequestHeaders(visitor: { visitHeader(name: string, value: string): void }): void;
  };
}

/** Starts to write down every console, every error and every request of Firefox. Once, right after its start. */
export function startWatch(send: Send): Promise<boolean> {
  return inChrome(
    send,
    (scope, name, script) => {
      const inside = scope as unknown as Inside;
      const watched: Watched = { console: [], requests: [] };
      inside.sightlineWatched = watched;
      const { obs, console, ppmm } = inside.Services;
      const request = {
        observe(subject: Subject) {
          const channel = subject.QueryInterface(inside.Ci.nsIHttpChannel);
          const headers: Record<string, string> = {};
          channel.visitRequestHeaders({
            visitHeader(header, value) {
              headers[header.toLowerCase()] = value;
            },
          });
          watched.requests.push({ url: channel.URI.spec, headers });
        },
      };
      obs.addObserver(request, 'http-on-modify-request');
      console.registerListener({
        observe: ({ message }) => void watched.console.push({ where: 'error console', text: message }),
      });
      ppmm.addMessageListener(name, ({ data }) => void watched.console.push(data));
      ppmm.loadProcessScript(`data:application/javascript;charset=utf-8,${encodeURIComponent(script)}`, true);
      return true;
    },
    NAME,
    TELL_CONSOLE,
  );
}

/** What was written down since the last call. */
export const takeWatched = (send: Send): Promise<Watched> =>
  inChrome(send, (scope) => {
    const { console, requests } = (scope as unknown as Inside).sightlineWatched;
    return { console: console.splice(0), requests: requests.splice(0) };
  });

/** Every open document, frames too. */
export async function documentsOf(send: Send): Promise<Trace[]> {
  const { contexts } = await send<{ contexts: ContextInfo[] }>('browsingContext.getTree', {});
  const all = (context: ContextInfo): ContextInfo[] => [context, ...(context.children ?? []).flatMap(all)];
  return Promise.all(
    contexts.flatMap(all).map(async ({ context, url }) => ({
      where: `document of ${url}`,
      text: String(await evaluateIn(send, context, 'document.documentElement.outerHTML').catch(() => '')),
    })),
  );
}

/** Where a text occurs in the record; the canary key may be on its way to its service. */
export const placesIn = (text: string, { console, requests }: Watched): string[] =>
  placesOf(text, [...console, ...requests.flatMap((request) => tracesOf({ ...request, body: '' }))]);

/**
 * What our pages have said that contains an email address. Errors that nobody caught name our file in their text, and
 * warnings name the extension by its id, which looks like an address.
 */
export const addressesIn = ({ console }: Watched): Trace[] =>
  console
    .filter(({ where, text }) => `${where} ${text}`.includes('moz-extension://'))
    .filter(({ text }) => /[\w.]@\w+\./.test(text.replaceAll(NAMES.storeIds.firefox, '')));

/** Fails if the canary key or code was seen since the last call anywhere but in its header to its service. */
export async function expectNoCanary(send: Send): Promise<void> {
  const documents = await documentsOf(send);
  const watched = await takeWatched(send);
  const places = SECRETS.flatMap((secret) => [...placesIn(secret, watched), ...placesOf(secret, documents)]);
  expect(places, 'places of the canary key').toEqual([]);
  expect(addressesIn(watched), 'addresses in our console').toEqual([]);
}
