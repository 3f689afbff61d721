import { cardIn } from './card.ts';
import { enableSite } from './enable-site.ts';
import { expect, test } from './fixtures.ts';
import { pointAtAddress } from './point-at-address.ts';

test('on an enabled site addresses are underlined', async ({
  connected,
  context,
  page,
  pages,
  service,
  open,
}, info) => {
  void connected;
  await enableSite(context, pages.url);
  const popup = await open('popup.html');
  await popup.getByLabel('Email address').fill('owen.hallworth@kestrel.example.com');
  await popup.getByLabel('Email address').press('Enter');
  await popup.getByTestId('score').waitFor();
  await page.goto(`${pages.url}/plain/mailto.html`);
  await page.bringToFront();
  await pointAtAddress(page, 'plain-email', 'owen.hallworth@kestrel.example.com');
  const card = await cardIn(page);
  await expect(card.getByTestId('score')).toBeVisible();
  await page.screenshot({ path: info.outputPath('hover.png') });
  await page.goto(`${pages.url}/crm/?still&contact=3`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: info.outputPath('crm.png') });
  expect(service.requests).toHaveLength(1);
});
