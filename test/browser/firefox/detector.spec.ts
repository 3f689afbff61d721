import { waitForCard } from './card.ts';
import { expect, test } from './fixtures.ts';
import { expectOneScore, scoreOf } from './sent.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';

test('on an enabled site a known address opens its card on hover, and nothing is asked by that', async ({
  connected,
  open,
  site,
  pages,
  firefox,
  service,
}, info) => {
  void connected;
  const options = await open('options.html');
  await options.fill('Add a site', pages.url);
  await options.click('button', 'Add site');
  await expect.poll(() => options.text()).toContain('Remove');
  const popup = await open('popup.html');
  await popup.fill('Email address', OWEN);
  await popup.press('Enter');
  await expect.poll(() => popup.text()).toContain(String(scoreOf(OWEN)));

  await site.goto(`${pages.url}/plain/mailto.html`);
  await site.bringToFront();
  // The one element of ours appears with the first mark.
  await site.waitForFunction(() => document.documentElement.children.length === 3);
  await site.hover('[data-testid=plain-email]');
  const element = await site.$('[data-testid=plain-email]');
  const box = await element?.boundingBox();
  await site.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
  const card = await waitForCard(firefox);
  await expect.poll(() => card.text()).toContain(String(scoreOf(OWEN)));
  await site.screenshot({ path: info.outputPath('hover.png') });
  await site.goto(`${pages.url}/crm/?still&contact=3`);
  await site.waitForFunction(() => document.documentElement.children.length === 3);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await site.screenshot({ path: info.outputPath('crm.png') });
  await expectOneScore(service, OWEN);
});
