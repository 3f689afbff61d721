import { connect, extensionPage } from '../browser/chromium/extension.ts';
import { raiseBudget } from '../chaos/in-page.ts';
import { startService } from '../service/start-service.ts';
import { openWideWindow } from './sides.ts';

const ROWS = 10_000;
const RUNNING_MS = 5_000;

/** The longest that a single lookup of the user may wait, at any time, in ms. */
const MOST_OWN_MS = 1_000;

/** What a list may make the user wait for. */
export const MOST_LONG_LIST_MS = Object.fromEntries(
  ['starts', 'runs', 'stops', 'is deleted'].map((what) => [`own lookup while it ${what}, longest`, MOST_OWN_MS]),
);

/** Milliseconds that a list of 10 000 rows takes to start, stop and go, and that a lookup of the user waits meanwhile. Chromium. */
export async function measureLongList(build: string): Promise<Record<string, number>> {
  const service = await startService({});
  const context = await openWideWindow(build);
  try {
    await connect(context, service);
    const page = await extensionPage(context, 'popup.html');
    await page.evaluate(raiseBudget);
    const { host } = new URL(service.url);
    const subjects = Array.from({ length: ROWS }, (_, i) => ({
      operation: 'score',
      request: { email: `row-${i}@example.com` },
    }));
    const request = { operation: 'score', subjects, gesture: 'popup', source: 'text', refresh: false };
    const measured: Record<string, number> = {};
    const measure = async (what: string, name: string, data: object) => {
      const { ms, longest } = await page.evaluate(beside, { what, name, data });
      measured[`${what}`] = ms;
      measured[`own lookup while it ${what}, longest`] = longest;
    };
    await measure('starts', 'startBatch', { ...request, confirmed: { count: ROWS, host } });
    await measure('runs', 'wait', { ms: RUNNING_MS });
    await measure('stops', 'stopBatch', { id: await page.evaluate(newestBatch) });
    await measure('is deleted', 'forgetEverything', { key: false, settings: false });
    return measured;
  } finally {
    await context.close();
    await service.close();
  }
}

/** Sends a message, and asks for one address after the other until it is answered. Runs in a page of the extension. */
async function beside({ what, name, data }: { what: string; name: string; data: object & { ms?: number } }) {
  const send = (which: string, about: object) =>
    chrome.runtime.sendMessage({ to: 'sightline', name: which, data: about });
  const began = performance.now();
  let ms: number | undefined;
  const done = name === 'wait' ? new Promise((resolve) => setTimeout(resolve, data.ms)) : send(name, data);
  const ending = done.then(() => {
    ms = performance.now() - began;
  });
  let longest = 0;
  for (let nth = 0; ms === undefined; nth += 1) {
    const asked = performance.now();
    const subject = { operation: 'score', request: { email: `own-${what.replace(/ /g, '-')}-${nth}@example.com` } };
    const started = await send('lookup', { subject, gesture: 'popup', refresh: false });
    if (typeof started?.value?.id === 'string') await send('awaitLookup', { id: started.value.id });
    longest = Math.max(longest, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await ending;
  return { ms, longest };
}

/** The id of the newest batch. Runs in a page of the extension. */
function newestBatch(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sightline-records');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('batches').objectStore('batches').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.at(-1).id);
      };
    };
  });
}
