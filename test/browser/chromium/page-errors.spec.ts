import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { test } from './fixtures.ts';

const PAGES = ['popup.html', 'sidepanel.html', 'desk.html', 'options.html', 'welcome.html'];

test('each page loads the texts of one language, without an error or a refused script', async ({ context, open }) => {
  const problems: string[] = [];
  const catalogues: string[] = [];
  context.on('console', (line) => problems.push(line.text()));
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('request', (request) => {
    const [, folder] = /\/_locales\/(\w+)\//.exec(request.url()) ?? [];
    if (folder && request.serviceWorker() === null) catalogues.push(folder);
  });
  const settings = await open(QUIET_FILE);
  await message(settings, 'saveSettings', { language: 'de' });
  const expected: string[] = [];
  for (const file of PAGES) {
    const page = await open(file);
    // Right after an installation Chromium may have no messages (`browser-texts.ts`), and a page loads those of its language.
    if ((await page.evaluate("chrome.i18n.getMessage('locale')")) === '') expected.push('en');
    expected.push('de');
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await expect(page.locator('h1, [data-testid=email]').first()).toBeVisible();
  }
  // The texts of another language would come later.
  await settings.waitForTimeout(300);
  expect(catalogues).toEqual(expected);
  expect(problems).toEqual([]);
});
