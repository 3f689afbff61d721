import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { enableSite } from './enable-site.ts';
import { test } from './fixtures.ts';
import { popupOver } from './listed.ts';

test('Score new takes over the addresses, and sends none', async ({ context, background, page, pages, service }) => {
  await enableSite(context, pages.url);
  await page.goto(`${pages.url}/plain/mailto.html`);
  const popup = await popupOver({ context, background }, page);
  const words = async () => String(await popup.evaluate('document.body.innerText'));
  const scoreNew = /Score (\d+) new…/;
  await expect.poll(words).toMatch(scoreNew);
  const count = Number(scoreNew.exec(await words())?.[1]);
  const press = (label: string) =>
    popup.evaluate(
      `[...document.querySelectorAll('button')].find((button) => button.textContent.startsWith('${label}')).click()`,
    );
  const taken = () => popup.evaluate(`document.querySelector('[data-testid=batch-text]')?.value ?? ''`);
  await press(`Score ${count} new`);
  await expect.poll(taken).toMatch(/ines\.barreto@tidewater/);
  expect(service.requests).toHaveLength(0);
  await expect.poll(words).toContain(t('newBatch.startScores', { count }));
  await press(t('newBatch.startScores', { count }));
  await expect
    .poll(() => popup.evaluate(`document.querySelector('[data-testid=batch-state]')?.dataset.state`))
    .toBe('finished');
  expect(service.requests).toHaveLength(count);
  await popup.evaluate('window.close()').catch(() => undefined);
  await popup.detach();
});
