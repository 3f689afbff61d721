import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const PATTERN = 'https://crm.example.com/*';

test('reports a denied permission at the switch of the site, until it is granted', async () => {
  const request = vi.fn<() => Promise<boolean>>(async () => false);
  Object.assign(fakeBrowser.permissions, { request });
  let enabled = false;
  const { called } = await showDesk({
    surface: 'panel',
    background: {
      pageEmails: () => ({ site: { pattern: PATTERN, enabled }, tabId: 1, emails: [] }),
      enableSite: () => {
        enabled = true;
        return true;
      },
    },
  });
  const site = page.getByRole('switch', { name: t('desk.highlight', { site: 'crm.example.com' }) });
  const label = page.getByText(t('desk.highlight', { site: 'crm.example.com' }));
  const denied = page.getByRole('status').filter({ hasText: t('sites.denied', { site: 'crm.example.com' }) });
  await expect.element(site).not.toBeChecked();
  await label.click();
  await expect.element(denied).toBeVisible();
  await expect.element(site).not.toBeChecked();
  expect(called('enableSite')).toEqual([]);
  await expectAccessible();
  request.mockResolvedValue(true);
  await label.click();
  await expect.element(site).toBeChecked();
  await expect.element(denied).not.toBeInTheDocument();
  expect(called('enableSite')).toEqual([{ pattern: PATTERN }]);
});
