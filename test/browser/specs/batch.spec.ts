import { NEW_BATCH } from '../desk.ts';
import { storedLookups } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { dataOf, shownIn } from '../popup.ts';

test('thirty pasted addresses are confirmed by count and host, sent once each and listed', {
  tag: '@smoke',
}, async ({ open, service }) => {
  const emails = Array.from({ length: 30 }, (_, i) => `person.${i}@example.com`);
  const text = emails.map((email, i) => (i % 2 ? `Person ${i} <${email}>; ` : `about ${email}, who wrote\n`)).join('');
  const page = await open(NEW_BATCH);
  await page.getByTestId('batch-text').fill(`${text}\n${emails.slice(0, 3).join(' ')}`);
  await expect.poll(() => shownIn(page, 'start-batch')).toContain('30');
  await page.getByTestId('start-batch').click();
  await expect.poll(() => shownIn(page, 'confirm-dialog')).toMatch(/\b30\b/);
  expect(await shownIn(page, 'confirm-dialog')).toContain(new URL(service.url).host);
  await page.getByTestId('cancel').click();
  expect(service.requests).toHaveLength(0);
  await page.getByTestId('start-batch').click();
  await page.getByTestId('confirm').click();
  await expect.poll(() => dataOf(page, 'batch-state', 'state')).toBe('finished');
  // The two parts of an address that may be cut are boxes, which the text separates.
  const rows = async () => (await shownIn(page, 'rows'))?.replaceAll('\n', '');
  await expect.poll(rows).toMatch(/person\.0@example\.com\D*\d+/);
  expect(service.requests).toHaveLength(30);
  expect(new Set(service.requests.map(({ rawBody }) => rawBody)).size).toBe(30);
  expect((await storedLookups(page)).batches).toMatchObject([{ state: 'finished' }]);
});
