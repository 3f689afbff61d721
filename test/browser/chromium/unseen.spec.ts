import { EXTENSION_ID } from './extension.ts';
import { expect, test } from './fixtures.ts';

// Firefox draws another address for each installation.
test('a page that frames the card by its fixed address gets nothing', async ({ page, pages }) => {
  await page.goto(`${pages.url}/plain/mailto.html`);
  const loaded = await page.evaluate(async (id) => {
    const response = await fetch(`chrome-extension://${id}/card.html`).catch(() => null);
    return response !== null;
  }, EXTENSION_ID);
  expect(loaded).toBe(false);
});
