import { readdirSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const PAGES = readdirSync('.output/firefox-mv3').filter((file) => file.endsWith('.html'));

test('every page of ours loads under the policy, and text becomes no markup or script', async ({ connected, open }) => {
  void connected;
  expect(PAGES).toHaveLength(7);
  for (const file of PAGES) {
    const page = await open(file);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#root')?.childElementCount ?? 0), file)
      .toBeGreaterThan(0);
    const refused = await page.evaluate(() =>
      [
        () => Object.assign(document.createElement('div'), { innerHTML: '<b>' }),
        () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' }),
        () => Object.assign(document.createElement('script'), { text: '1' }),
      ].map((act) => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      }),
    );
    expect(refused, file).toEqual([true, true, true]);
  }
});
