import { test as base } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { otherHost } from '../other-host.ts';
import { keepTreeHere } from '../page-tree.ts';
import { settingsAt } from '../settings-section.ts';
import { disableSite, enableSite } from './enable-site.ts';
import { extensionPage, preGrant, reloadExtension } from './extension.ts';
import { inOurWorld } from './isolated-world.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { type Site, startSite } from './site.ts';

/** A separate browser with a back/forward cache: these tests affect the whole extension. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const site = await startSite(['--disable-back-forward-cache']);
      await enableSite(site.context, local(site));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
const local = ({ pages }: Site) => otherHost(pages.url);
const OWEN = 'owen.hallworth@kestrel.example.com';
const PLAIN = ['link:ines.barreto', OWEN, 'priya_raghunathan@quillon.example.com'];

/** A page of `localhost` in front, and the errors that it and our scripts in it report. */
async function openLocal(site: Site, file: string) {
  const page = await site.context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  await page.addInitScript(keepTreeHere);
  await page.goto(`${local(site)}/plain/${file}`);
  await page.bringToFront();
  return { page, problems };
}

test('F22: back and forward through kept pages', async ({ site }) => {
  const { page, problems } = await openLocal(site, 'mailto.html');
  await expectMarks(page, PLAIN);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => persisted && document.body.setAttribute('data-kept', '')),
  );
  await page.goto(`${local(site)}/plain/spa.html`);
  await expectMarks(page, ['first@route.example']);
  await page.goBack({ waitUntil: 'commit' });
  const isKept = () => page.evaluate(() => document.body.hasAttribute('data-kept')).catch(() => false);
  await expect.poll(() => page.title().catch(() => '')).toBe('Plain page');
  await expect.poll(isKept).toBe(true);
  await expectMarks(page, PLAIN);
  await page.goForward({ waitUntil: 'commit' });
  await expectMarks(page, ['first@route.example']);

  // Switched off meanwhile: a page that was kept with its marks comes back without.
  await disableSite(site.context, local(site));
  await page.bringToFront();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(async () => (await drawnIn(page, PLAIN)).marks).toBe(0);
  expect(problems).toEqual([]);
  await page.close();
  await enableSite(site.context, local(site));
});

test('a hidden tab is searched only when it is shown', async ({ site }) => {
  const { page } = await openLocal(site, 'spa.html');
  await expectMarks(page, ['first@route.example']);
  const beVisible = (state: string) =>
    inOurWorld(
      page,
      (state) => {
        // The driver keeps every tab visible, so only our scripts are told the state.
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      state,
    );
  await beVisible('hidden');
  await page.evaluate(() => {
    const many = document.createElement('section');
    many.innerHTML = Array.from({ length: 9_000 }, (_, i) => `<p>hidden${i}@tab.example</p>`).join('');
    document.querySelector('main')?.replaceChildren(many);
  });
  await page.waitForTimeout(500);
  expect((await drawnIn(page, ['hidden0@tab.example'])).marks).toBe(0);
  await beVisible('visible');
  await expect.poll(async () => (await drawnIn(page, ['hidden0@tab.example'])).marked).toEqual(['hidden0@tab.example']);
  await page.close();
});

test('turning a site off in Options removes everything at once, and turning it on restores it', async ({ site }) => {
  const { page, problems } = await openLocal(site, 'mailto.html');
  await expectMarks(page, PLAIN);
  await disableSite(site.context, local(site));
  await page.bringToFront();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('html > div').length)).toBe(0);
  await expectUntouched(page);
  await enableSite(site.context, local(site));
  await page.bringToFront();
  await expectMarks(page, PLAIN);
  expect(problems).toEqual([]);
  await page.close();
});

test('F24: revoking the permission in the browser removes marks and registration', async ({ site }) => {
  const { page, problems } = await openLocal(site, 'mailto.html');
  await expectMarks(page, PLAIN);
  await site.background.evaluate(() => chrome.permissions.remove({ origins: ['http://localhost/*'] }));
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('html > div').length)).toBe(0);
  const registered = await site.background.evaluate(async () =>
    (await chrome.scripting.getRegisteredContentScripts()).map(({ id }) => id),
  );
  expect(registered).not.toContain('site:http://localhost/*');
  await page.reload();
  await page.waitForTimeout(400);
  expect((await drawnIn(page, PLAIN)).marks).toBe(0);
  expect(problems).toEqual([]);

  const options = await extensionPage(site.context, settingsAt('sites'));
  await expect(options.getByRole('list', { name: 'Sites' })).toContainText(t('sites.inactive'));
  await preGrant(site.context, 'http://localhost/*');
  await options.getByRole('button', { name: t('sites.allowSite', { site: 'http://localhost' }) }).click();
  await expect(options.getByText(t('sites.inactive'))).toHaveCount(0);
  await options.close();
  await page.bringToFront();
  await expectMarks(page, PLAIN);
  await page.close();
});

test('F5: after a reload of the extension a new script takes over silently', async ({ site }) => {
  const { page, problems } = await openLocal(site, 'mailto.html');
  await expectMarks(page, PLAIN);
  await reloadExtension(site.context, site.background);
  await page.bringToFront();
  await expectMarks(page, PLAIN);
  expect(await page.evaluate(() => document.querySelectorAll('html > div').length)).toBe(1);
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'new@text.example' })),
  );
  await expectMarks(page, [...PLAIN, 'new@text.example']);
  expect(await page.evaluate(() => document.querySelectorAll('html > div').length)).toBe(1);
  expect(problems).toEqual([]);
  await page.close();
});
