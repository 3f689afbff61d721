import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitForCard } from '../browser/firefox/card.ts';
import { connect } from '../browser/firefox/connect.ts';
import { chooseItem } from '../browser/firefox/context-menu.ts';
import { extensionRoot } from '../browser/firefox/extension.ts';
import { launchFirefox } from '../browser/firefox/launch.ts';
import { rightClick } from '../browser/firefox/right-click.ts';
import { shownIn } from '../browser/popup.ts';
import { scoreOf } from '../browser/sent.ts';
import { arrange } from '../run/arrange.ts';
import { startServers } from '../start/servers.ts';

const EMAIL = 'owen.hallworth@kestrel.example.com';
const TIMEOUT_MS = 20_000;

/** Asks until the answer is another than null; null if it never is. */
async function wait<Value>(ask: () => Promise<Value | null>): Promise<Value | null> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(50)) {
    const answer = await ask();
    if (answer !== null) return answer;
  }
  return null;
}

/**
 * Installs a zip in Firefox as it is, connects it to the stand-in, right-clicks an address in a page, and reads the card.
 * @returns whether the card shows the score that was sent, after one request
 */
export async function tryInFirefox(zip: string): Promise<boolean> {
  await using stack = new AsyncDisposableStack();
  const { paths, missing } = await arrange(['firefox']);
  for (const line of missing) console.log(`Missing ${line}`);
  if (!paths.firefox) return false;
  const { service, pages } = await startServers(stack);
  const firefox = await launchFirefox(paths.firefox);
  stack.defer(() => firefox.browser.close());
  const extensionData = { type: 'archivePath', path: path.resolve(zip) };
  await firefox.send('webExtension.install', { extensionData });
  console.log(`${await firefox.browser.version()} has installed ${zip}: ${await extensionRoot(firefox)}`);
  await connect(firefox, service);
  const page = await firefox.browser.newPage();
  await page.goto(`${pages.url}/plain/mailto.html`);
  await rightClick(page, 'plain-email');
  await chooseItem(firefox, 'Score');
  const card = await waitForCard(firefox);
  const shown = await wait(() => shownIn(card, 'score'));
  const sent = service.requests.map(({ rawBody }) => rawBody);
  console.log(`Right-click on ${EMAIL}: the card shows ${shown}. Requests: ${sent.join(', ')}`);
  return shown === scoreOf(EMAIL) && sent.join() === JSON.stringify({ email: EMAIL });
}
