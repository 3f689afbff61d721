import { storedLookups } from '../engine.ts';
import { expect, test } from './fixtures.ts';

test('thirty pasted addresses: agreed to by count and host, sent once each, shown as a table', async ({
  connected,
  open,
  service,
}, info) => {
  void connected;
  const emails = Array.from({ length: 30 }, (_, i) => `person.${i}@example.com`);
  const page = await open('batch.html');
  await page.fill('Text with email addresses', emails.join(', '));
  await expect.poll(() => page.text()).toContain('30 addresses found.');
  await page.click('button', 'Score 30 addresses…');
  await expect.poll(() => page.text()).toContain(`30 addresses will be sent to ${new URL(service.url).host}`);
  expect(service.requests).toHaveLength(0);
  await page.click('button', 'Score 30 addresses');
  await expect.poll(() => page.text(), { timeout: 15_000 }).toMatch(/Finished\s+30 of 30/i);
  await expect.poll(() => page.text()).toMatch(/person\.0@example\.com\s+✓ answered\s+\d+/);
  await info.attach('finished', { body: await page.screenshot(), contentType: 'image/png' });
  expect(service.requests).toHaveLength(30);
  expect(new Set(service.requests.map(({ rawBody }) => rawBody)).size).toBe(30);
  expect((await storedLookups(page)).batches).toMatchObject([{ state: 'finished' }]);
});
