import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { TransferScreen } from '@/components/settings/transfer-screen';
import { parseSettings } from '@/utils/settings/settings';
import { writeSettingsFile } from '@/utils/settings/settings-file';
import { ENGLISH } from '../../../texts/english';
import { showOptions } from './options-stage';

const { t } = ENGLISH;
const [CRM, DESK] = ['https://crm.example.com/*', 'https://desk.example.com/*'];

test('an import asks for no access that the policy does not allow, and says that sites are left out', async () => {
  await fakeBrowser.storage.local.set({ policy: { baseUrl: 'https://api.example.com', allowedSites: [CRM] } });
  const { calls } = await showOptions(<TransferScreen />);
  const request = vi.fn(async () => true);
  Object.assign(fakeBrowser.permissions, { request });
  const text = writeSettingsFile(parseSettings({ baseUrl: 'https://other.example', sites: [CRM, DESK] }), {});
  const input = () => document.querySelector('input[type=file]');
  await expect.poll(input).not.toBe(null);
  await userEvent.upload(input() as Element, new File([text], 'settings.json', { type: 'application/json' }));
  await page.getByTestId('import').click();
  await expect.element(page.getByText(t('transfer.importedWithoutSites'))).toBeVisible();
  expect(request).toHaveBeenCalledExactlyOnceWith({ origins: [CRM] });
  expect(calls.mock.calls.filter(([name]) => name === 'enableSite')).toEqual([['enableSite', { pattern: CRM }]]);
});
