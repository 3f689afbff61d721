import type { BrowserContext, Frame, Request } from '@playwright/test';
import { placesOf, SECRETS, type SentRequest, type Trace, tracesOf } from '../canary.ts';
import { expect } from '../expect.ts';
import { EXTENSION_ID } from './extension.ts';

/** What a browser has said and sent since it was started. Grows. */
export interface Watched {
  console: Trace[];
  requests: SentRequest[];
}

const OURS = `chrome-extension://${EXTENSION_ID}/`;
const TIMEOUT_MS = 10_000;

const sent = (request: Request): SentRequest => ({
  url: request.url(),
  headers: request.headers(),
  body: request.postData() ?? '',
});

/** Writes down the console of every page and of the background, uncaught errors, and every request. */
export function watch(context: BrowserContext): Watched {
  const watched: Watched = { console: [], requests: [] };
  const say = (where: string, text: string) => watched.console.push({ where: `console of ${where}`, text });
  context.on('console', (message) => say(message.location().url, message.text()));
  context.on('weberror', (error) => say(error.page()?.url() ?? 'a page', String(error.error().stack)));
  const listen = (worker: ReturnType<BrowserContext['serviceWorkers']>[number]) =>
    worker.on('console', (message) => say(worker.url(), message.text()));
  context.serviceWorkers().forEach(listen);
  context.on('serviceworker', listen);
  context.on('request', (request) => watched.requests.push(sent(request)));
  return watched;
}

/** The content of a document. A page that is stuck, in a dialog for example, reports nothing. */
async function markup(frame: Frame): Promise<Trace> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(''), TIMEOUT_MS));
  const text = await Promise.race([frame.content().catch(() => ''), late]);
  return { where: `document of ${frame.url()}`, text };
}

/** Every open document of a browser, frames too. */
export const documentsOf = (context: BrowserContext): Promise<Trace[]> =>
  Promise.all(context.pages().flatMap((page) => page.frames().map(markup)));

/**
 * Fails if the canary key or code was seen anywhere but in its header to its service, or if anything of ours wrote an address to a
 * console, since the start or the last call.
 */
export function expectNoCanary(watched: Watched, documents: readonly Trace[]): void {
  const [console, requests] = [watched.console.splice(0), watched.requests.splice(0)];
  const traces = [...console, ...requests.flatMap(tracesOf), ...documents];
  for (const secret of SECRETS) expect(placesOf(secret, traces), 'places of the canary key').toEqual([]);
  const addresses = console.filter(({ where, text }) => where.includes(OURS) && /[\w.]@\w+\./.test(text));
  expect(addresses, 'addresses in our console').toEqual([]);
}

/** Watches a browser from its start, and searches what it has seen when it is closed. */
export function searchAtClose(context: BrowserContext): Watched {
  const watched = watch(context);
  const close = context.close.bind(context);
  context.close = async (options) => {
    const documents = await documentsOf(context);
    await close(options);
    expectNoCanary(watched, documents);
  };
  return watched;
}
