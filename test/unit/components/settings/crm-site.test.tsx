import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { CrmSite } from '@/components/settings/crm-site-screen';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { showOptions } from './options-stage';

const { t } = ENGLISH;
const PATTERN = 'https://crm.example.com/*';
const label = t('desk.highlight', { site: 'crm.example.com' });
const field = page.getByTestId('crm-site');
const choice = page.getByRole('switch', { name: label });

test('opens the named address, with its port and path', async () => {
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue(undefined as never);
  await showOptions(<CrmSite />);
  await page.getByTestId('open-crm').click();
  await expect.element(field).toHaveAccessibleDescription(t('sites.notASite'));
  expect(create).not.toHaveBeenCalled();
  await field.fill('crm.example.com:8443/accounts?contact=3');
  await page.getByTestId('open-crm').click();
  expect(create).toHaveBeenCalledExactlyOnceWith({ url: 'https://crm.example.com:8443/accounts?contact=3' });
});

test('the named site gets a switch, which asks the browser first', async () => {
  const request = vi.fn(async () => false);
  const { calls } = await showOptions(<CrmSite />);
  Object.assign(fakeBrowser.permissions, { request });
  await field.fill('crm.example.com');
  await expect.element(choice).not.toBeChecked();
  await expect.element(choice).toHaveAccessibleDescription(t('connection.browserAsks', { host: 'crm.example.com' }));
  await page.getByText(label).click();
  await expect.element(page.getByText(t('sites.denied', { site: 'crm.example.com' }))).toBeVisible();
  expect(calls).not.toHaveBeenCalledWith('enableSite', expect.anything());
  request.mockResolvedValue(true);
  await page.getByText(label).click();
  await expect.poll(() => calls.mock.calls).toContainEqual(['enableSite', { pattern: PATTERN }]);
  await fakeBrowser.storage.local.set({ settings: { sites: [PATTERN] } });
  await expect.element(choice).toBeChecked();
});

test('a site that is on is filled in, and can be turned off', async () => {
  const { calls } = await showOptions(<CrmSite />, { sites: [PATTERN] });
  await expect.element(field).toHaveValue('crm.example.com');
  await expect.element(choice).toBeChecked();
  await expectAccessible();
  await page.getByText(label).click();
  expect(calls).toHaveBeenCalledExactlyOnceWith('disableSite', { pattern: PATTERN });
});
