import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, test } from '@playwright/test';
import { servePages } from '../../pages/serve.ts';
import { startCanaryService } from '../canary.ts';
import { message } from '../engine.ts';
import { cardIn } from './card.ts';
import { enableSite } from './enable-site.ts';
import { connect, EXTENSION_ID, extensionPage } from './extension.ts';
import { backgroundOf, launch } from './launch.ts';
import { lookUp } from './look-up.ts';
import { pointAtAddress } from './point-at-address.ts';

const OURS = `chrome-extension://${EXTENSION_ID}`;
const OWEN = 'owen.hallworth@kestrel.example.com';

interface NetLog {
  events: { params?: { url?: string; initiator?: string; request_type?: string } }[];
}

/** Opens a page of ours in German; returns the catalogues that it requests, by their folders. */
async function cataloguesOf(context: BrowserContext, file: string): Promise<string[]> {
  const catalogues: string[] = [];
  const page = await extensionPage(context, file, (opening) => {
    opening.on('request', (request) => {
      const [, folder] = /\/_locales\/(\w+)\//.exec(request.url()) ?? [];
      if (folder) catalogues.push(folder);
    });
  });
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await page.waitForTimeout(300);
  await page.close();
  return catalogues;
}

test('all that the browser itself has sent for the extension went to the one configured host', async ({
  browserName: _,
}, info) => {
  const log = info.outputPath('net-log.json');
  const [service, pages] = [await startCanaryService(), await servePages()];
  const context = await launch([], [`--log-net-log=${log}`]);
  await backgroundOf(context);
  await connect(context, service);
  await enableSite(context, pages.url);
  await lookUp(context, [OWEN, 'layout-camel@example.com', 'layout-nested@example.com']);
  const settings = await extensionPage(context, 'manifest.json');
  await message(settings, 'saveSettings', { language: 'de' });
  await settings.close();
  for (const file of ['options.html', 'welcome.html', 'sidepanel.html', 'popup.html', 'desk.html']) {
    // Here, where every page opens: none of them loads the texts of another language.
    expect(await cataloguesOf(context, file), file).toEqual(['de']);
  }
  const page = await context.newPage();
  await page.goto(`${pages.url}/plain/mailto.html`);
  await page.bringToFront();
  await pointAtAddress(page, 'plain-email', OWEN);
  await (await cardIn(page)).getByTestId('score').waitFor();
  const sent = service.requests.length;
  await context.close();
  await Promise.all([service.close(), pages.close()]);

  const { events } = JSON.parse(readFileSync(log, 'utf8')) as NetLog;
  const urls = events.flatMap(({ params }) => (params?.initiator === OURS && params.url ? [new URL(params.url)] : []));
  const outside = urls.filter(({ protocol }) => /^(https?|wss?):$/.test(protocol));
  // The recorder sees what it should: each lookup, once.
  expect(outside.filter(({ pathname }) => pathname === '/v1/score/df').length).toBeGreaterThanOrEqual(sent);
  expect(sent).toBeGreaterThanOrEqual(3);
  expect(new Set(outside.map(({ origin }) => origin))).toEqual(new Set([service.url]));
});
