import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { settingsAt } from '../settings-section.ts';
import { expectMarks, expectUntouched, type Seen } from './marks.ts';
import { test } from './watched-site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const PLAIN = ['link:ines.barreto', OWEN, 'priya_raghunathan@quillon.example.com'];

/** Elements that we have put into the page. */
const ourElements = ({ page }: Seen) => page.evaluate(() => document.querySelectorAll('html > div').length);

test('F22: marks are right again after going back and forward', async ({ visit }) => {
  const seen = await visit('mailto.html');
  const { page } = seen;
  await expectMarks(seen, PLAIN);
  await page.goto(new URL('spa.html', page.url()).href);
  await expectMarks(seen, ['first@route.example']);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.title().catch(() => '')).toBe('Plain page');
  await expectMarks(seen, PLAIN);
  await page.evaluate(() => history.forward());
  await expectMarks(seen, ['first@route.example']);
});

test('F24: removing the permission for the site removes everything at once', async ({ visit, open }) => {
  const seen = await visit('mailto.html');
  await expectMarks(seen, PLAIN);
  const options = await open(settingsAt('sites'));
  await options.evaluate(() => chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] }));
  await seen.page.bringToFront();
  await expect.poll(() => ourElements(seen)).toBe(0);
  await expectUntouched(seen);
  await expect.poll(() => options.text()).toContain(t('sites.inactive'));
  await options.click('button', t('sites.allowSite', { site: 'http://127.0.0.1' }));
  await expect.poll(() => options.text()).not.toContain(t('sites.inactive'));
  await expectMarks(seen, PLAIN);
});

test('F5: after a reload of the extension the old script falls silent and a new one takes over', async ({
  visit,
  open,
}) => {
  const seen = await visit('mailto.html');
  await expectMarks(seen, PLAIN);
  const problems: unknown[] = [];
  seen.page.on('pageerror', (error) => problems.push(error));
  const options = await open('options.html');
  // In front before: tabs of ours close as it reloads, and a tab cannot be brought forward in that moment.
  await seen.page.bringToFront();
  await options.evaluate(() => void setTimeout(() => chrome.runtime.reload(), 100));
  await expect.poll(() => options.text()).toBe('');
  await expectMarks(seen, PLAIN);
  await expect.poll(() => ourElements(seen)).toBe(1);
  await seen.page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'new@text.example' })),
  );
  await expectMarks(seen, [...PLAIN, 'new@text.example']);
  expect([await ourElements(seen), problems]).toEqual([1, []]);
});
