import { cardIn } from './card.ts';
import { enableSite } from './enable-site.ts';
import { expect, test } from './fixtures.ts';

/** Everything a page can read of itself that could tell of an extension in it. */
const traces = (score: string) => ({
  resources: performance
    .getEntries()
    .filter(({ name }) => /extension:/.test(name))
    .map(({ name }) => name),
  frames: window.length,
  text: document.documentElement.innerText.includes('Risk score'),
  found: (window as unknown as { find: (text: string) => boolean }).find('Risk score'),
  score: (window as unknown as { find: (text: string) => boolean }).find(score),
  html: document.documentElement.outerHTML.includes('extension'),
});

test('a page sees nothing of an open card: no address, no frame, no text', async ({
  connected,
  context,
  page,
  pages,
  open,
}) => {
  void connected;
  await enableSite(context, pages.url);
  const popup = await open('popup.html');
  await popup.getByLabel('Email address').fill('owen.hallworth@kestrel.example.com');
  await popup.getByLabel('Email address').press('Enter');
  const score = (await popup.getByTestId('score').textContent()) ?? '';
  await page.goto(`${pages.url}/plain/mailto.html`);
  await page.bringToFront();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => {
    // Registered properties reach into closed roots: a page could put its picture in place of our score.
    for (const name of ['--shown', '--score', '--content']) {
      CSS.registerProperty({ name, syntax: '<image>', inherits: true, initialValue: 'url("/exists.svg")' });
    }
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    addEventListener('message', (event) => seen.push(event.data), true);
  });
  await page.waitForTimeout(500);
  await page.getByTestId('plain-email').hover({ position: { x: 40, y: 8 } });
  await expect((await cardIn(page)).getByTestId('score')).toBeVisible();
  const nothing = { resources: [], frames: 0, text: false, found: false, score: false, html: false };
  expect(await page.evaluate(traces, score)).toEqual(nothing);
  expect(asked.filter((url) => url.includes('exists'))).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)).toEqual([]);
});

test('a page that frames the card by its fixed address gets nothing', async ({ connected, page, pages }) => {
  void connected;
  await page.goto(`${pages.url}/plain/mailto.html`);
  const loaded = await page.evaluate(async () => {
    const response = await fetch('chrome-extension://aoggaamlbolfdhboikpdaneacdihbpop/card.html').catch(() => null);
    return response !== null;
  });
  expect(loaded).toBe(false);
});
