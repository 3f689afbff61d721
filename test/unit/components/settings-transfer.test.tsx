import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SettingsTransfer } from '@/components/settings-file/settings-transfer';
import { render } from '../../texts/render';
import '@/components/style.css';
import { parseSettings } from '@/utils/settings/settings';
import { settingsChanges } from '@/utils/settings/settings-changes';
import { type SettingsFile, writeSettingsFile } from '@/utils/settings/settings-file';
import { expectAccessible } from './expect-accessible';

const OWN = parseSettings({ baseUrl: 'https://api.example.com', sites: ['https://crm.example.com/*'] });

async function show(onImport: () => Promise<string> = async () => 'The settings are imported.', mayExport = true) {
  const taken = vi.fn<(file: SettingsFile) => void>();
  const exported = vi.fn();
  await render(
    <main>
      <SettingsTransfer
        onExport={mayExport ? exported : null}
        changesOf={(file) => settingsChanges(file, OWN, {}, new Set())}
        onImport={(file) => {
          taken(file);
          return onImport();
        }}
      />
    </main>,
  );
  return { taken, exported };
}

const choose = (text: string) =>
  userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File([text], 'settings.json', { type: 'application/json' }),
  );

test('a file shows what it would change before it changes anything, and can be left', async () => {
  const { taken } = await show();
  await choose(
    writeSettingsFile({ ...OWN, dailyLookups: 9, scoresInPages: false, sites: ['https://desk.example.com/*'] }, {}),
  );
  await expect.element(page.getByRole('row', { name: /Budget .* 200 9/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Show known scores in pages yes no/ })).toBeVisible();
  // Sites are added.
  await expect
    .element(page.getByRole('row', { name: /Sites crm\.example\.com crm\.example\.com, desk\.example\.com/ }))
    .toBeVisible();
  await expect.element(page.getByText(/Look-ups would go to/)).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('row')).not.toBeInTheDocument();
  expect(taken).not.toHaveBeenCalled();
});

test('another host is named first and on the button', async () => {
  const { taken } = await show();
  await choose(writeSettingsFile({ ...OWN, baseUrl: 'https://evil.example' }, {}));
  await expect.element(page.getByText('Look-ups would go to evil.example in place of api.example.com.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Import and send look-ups to evil.example' }).click();
  await expect.element(page.getByText('The settings are imported.')).toBeVisible();
  expect(taken.mock.lastCall?.[0].settings.baseUrl).toBe('https://evil.example');
});

test('what is refused and what is not answered is said in a sentence', async () => {
  await show(() => Promise.reject(new Error('no reply')));
  await choose('{}');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This is not a settings file of Sightline\./);
  await choose('x'.repeat(65 * 1024));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/too large/);
  await choose(writeSettingsFile({ ...OWN, dailyLookups: 9 }, {}));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/did not answer/);
});

test('export is a button, or a sentence where the organisation does not allow it', async () => {
  const { exported } = await show();
  await page.getByRole('button', { name: 'Export settings' }).click();
  expect(exported).toHaveBeenCalledTimes(1);
});

test('without the right to export there is no button for it', async () => {
  await show(undefined, false);
  await expect.element(page.getByText('Your organisation does not allow exporting.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export settings' })).not.toBeInTheDocument();
});
