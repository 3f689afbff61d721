import { CARD_PAGES, NO_TRACES, tracesHere, watchForCard } from '../card-traces.ts';
import { cardIn } from './card.ts';
import { enableSite } from './enable-site.ts';
import { expect, test } from './fixtures.ts';
import { pointAtAddress } from './point-at-address.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

for (const file of CARD_PAGES) {
  test(`${file}: a page sees nothing of an open card: no address, no frame, no text`, async ({
    connected,
    context,
    page,
    pages,
    open,
  }) => {
    void connected;
    await enableSite(context, pages.url);
    const popup = await open('popup.html');
    await popup.getByLabel('Email address').fill(OWEN);
    await popup.getByLabel('Email address').press('Enter');
    const score = (await popup.getByTestId('score').textContent()) ?? '';
    await page.goto(`${pages.url}/plain/${file}`);
    await page.bringToFront();
    // The display's own pointer may rest on another address.
    await page.mouse.move(1000, 650);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => {
      // Registered properties reach into closed roots: a page could put its picture in place of our score.
      for (const name of ['--shown', '--score', '--content']) {
        CSS.registerProperty({ name, syntax: '<image>', inherits: true, initialValue: 'url("/exists.svg")' });
      }
    });
    await page.evaluate(watchForCard);
    await pointAtAddress(page, 'plain-email', OWEN);
    await expect((await cardIn(page)).getByTestId('score')).toBeVisible();
    expect(await page.evaluate(tracesHere, score)).toEqual(NO_TRACES);
    expect(asked.filter((url) => url.includes('exists'))).toEqual([]);
  });
}

test('a page that frames the card by its fixed address gets nothing', async ({ connected, page, pages }) => {
  void connected;
  await page.goto(`${pages.url}/plain/mailto.html`);
  const loaded = await page.evaluate(async () => {
    const response = await fetch('chrome-extension://aoggaamlbolfdhboikpdaneacdihbpop/card.html').catch(() => null);
    return response !== null;
  });
  expect(loaded).toBe(false);
});
