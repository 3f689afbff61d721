import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { settingsAt } from '../settings-section.ts';
import { extensionPage } from './extension.ts';
import { test } from './fixtures.ts';

test('every link of About and of a failure opens a page of the package, and asks nobody for anything', async ({
  context,
  service,
}) => {
  const options = await extensionPage(context, settingsAt('about'));
  const links = options.locator('#about li a');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.length).toBeGreaterThanOrEqual(4);

  service.faults.next({ kind: 'status', status: 503 });
  const popup = await extensionPage(context, 'popup.html');
  await score(popup, 'casey.cobblefield@example.com');
  const help = popup.getByTestId('failure-help');
  await expect(help).toBeVisible();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const opening = context.waitForEvent('page');
  await help.click();
  const failures = await opening;
  await expect(failures.locator('section:target')).toContainText(t('failure.mayBeBilled'));

  for (const href of hrefs) {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.goto(href);
    await expect(page.locator('body')).not.toBeEmpty();
    expect(problems, href).toEqual([]);
    await page.close();
  }
  expect(asked.filter((url) => !url.startsWith('chrome-extension:'))).toEqual([]);
});
