import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { dataOf, shownIn, textOf } from '../popup.ts';

const [INES, CASEY] = ['ines.barreto@tidewater.example.com', 'casey@example.com'];

test('Score selected plans what is selected on a page, and sends it after the start alone', async ({
  extension,
  visit,
  service,
}) => {
  const site = await visit('mailto.html');
  await site.evaluate((email) => {
    document.body.insertAdjacentHTML('beforeend', `<p data-email="${email}">Casey Cobblefield</p>`);
  }, CASEY);
  const popup = await extension.popupOver(site);
  const select = (email: string) =>
    popup.evaluate((email) => document.querySelector<HTMLElement>(`[data-key="${email}"] input`)?.click(), email);
  await expect.poll(() => textOf(popup)).toContain(CASEY);
  expect(await shownIn(popup, 'score-listed')).toMatch(/^Score \d+…$/);
  for (const email of [CASEY, INES]) await select(email);
  await expect.poll(() => shownIn(popup, 'score-listed')).toBe(t('desk.scoreFound', { count: 2 }));
  await popup.getByTestId('score-listed').click();
  await expect.poll(() => shownIn(popup, 'start-batch')).toBe(t('newBatch.startScores', { count: 2 }));
  expect(service.requests).toHaveLength(0);
  await popup.getByTestId('start-batch').click();
  await expect.poll(() => dataOf(popup, 'batch-state', 'state')).toBe('finished');
  expect(service.requests.map(({ body }) => body)).toEqual(expect.arrayContaining([{ email: INES }, { email: CASEY }]));
  expect(service.requests).toHaveLength(2);
  await extension.closePopup();
});
