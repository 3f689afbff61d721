import { expect, HAS_DISPLAY, test } from './fixtures.ts';
import { key, rightClick, shot } from './pointer.ts';

test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');

test('a mailto link: one request, exactly as documented, and the card shows that score', async ({
  connected,
  page,
  pages,
  service,
}, info) => {
  void connected;
  await page.goto(`${pages.url}/plain/mailto.html`);
  await rightClick(page.getByTestId('mailto-link'));
  await shot(info.outputPath('menu.png'));
  await key('Up', 'Up', 'Return');
  await expect.poll(() => service.requests.length).toBe(1);
  await page.waitForTimeout(2000);
  await shot(info.outputPath('card.png'));
  console.log(page.frames().map((f) => f.url()));
});
