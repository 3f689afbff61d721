import { byTestId, hover } from '../box-of.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { expectMarks } from '../marks.ts';
import { score, shownIn } from '../popup.ts';
import { expectOneScore, scoreOf } from '../sent.ts';
import { settingsAt } from '../settings-section.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

test('on an enabled site a known address opens its card on hover, without a request', {
  tag: '@smoke',
}, async ({ extension, open, pages, service, site }) => {
  await extension.permit(pages.url);
  const options = await open(settingsAt('sites'));
  await options.getByTestId('site-url').fill(pages.url);
  await options.getByTestId('add-site').click();
  // Emptied once the site is registered.
  const typed = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
  await expect.poll(() => options.evaluate(typed, byTestId('site-url'))).toBe('');
  const popup = await open('popup.html');
  await score(popup, OWEN);
  await expect.poll(() => shownIn(popup, 'score')).toBe(scoreOf(OWEN));

  await site.goto(`${pages.url}/plain/mailto.html`);
  await site.bringToFront();
  await expect.poll(async () => (await extension.drawnIn(site, [OWEN])).marked).toEqual([OWEN]);
  await hover(site, byTestId('plain-email'));
  const card = await extension.waitForCard(site);
  await expect.poll(() => shownIn(card, 'score')).toBe(scoreOf(OWEN));
  await site.goto(`${pages.url}/crm/?still&contact=3`);
  await expect.poll(async () => (await extension.drawnIn(site, [])).marks).toBeGreaterThan(0);
  await expectOneScore(service, OWEN);
});

test('a page that routes by script: an address that goes loses its mark, one that comes gets one', async ({
  extension,
  visit,
}) => {
  const page = await visit('spa.html');
  const others = ['first@route.example', 'two@route.example', 'one@route.example'];
  await expectMarks(extension, page, ['first@route.example'], { others });
  for (const name of ['two', 'one']) {
    await page.click(`[href="/${name}"]`);
    await expectMarks(extension, page, [`${name}@route.example`], { others });
  }
});

test('a page that shadows members of its document with named elements keeps its marks', async ({
  extension,
  visit,
  service,
}) => {
  const page = await visit('../hostile/clobbered.html');
  // The page has reached its aim for itself.
  expect(await page.evaluate((_) => typeof document.querySelectorAll, null)).not.toBe('function');
  await expectMarks(extension, page, [OWEN]);
  expect(service.requests).toEqual([]);
});
