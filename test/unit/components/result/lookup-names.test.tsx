import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { PERSON, showLookup } from './result-stage';

test('a lookup is named after its subject, and a search is named once', async () => {
  await showLookup({ subject: PERSON, answer: { name: 'Casey' } });
  await expect.element(page.getByRole('article', { name: 'Casey Cobblefield' })).toBeVisible();
  for (const [tab, name] of [
    ['result.allFields', 'result.search'],
    ['result.rawJson', 'raw.search'],
  ] as const) {
    await page.getByRole('tab', { name: ENGLISH.t(tab), exact: false }).click();
    await expect.element(page.getByRole('searchbox', { name: ENGLISH.t(name) })).toBeVisible();
    expect(page.getByText(ENGLISH.t(name), { exact: true }).elements()).toEqual([]);
  }
});
