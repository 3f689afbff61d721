import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ImportOutcome, SettingsTransfer } from '@/components/settings/settings-transfer';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import { parseSettings } from '@/utils/settings/settings';
import { settingsChanges } from '@/utils/settings/settings-changes';
import { type SettingsFile, writeSettingsFile } from '@/utils/settings/settings-file';
import { CLEAN, confirmed, HIT } from '../../reading/profile/answers';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;
const OWN = parseSettings({ baseUrl: 'https://api.example.com', sites: ['https://crm.example.com/*'] });

async function show(onImport: () => Promise<ImportOutcome> = async () => 'imported', mayExport = true) {
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
  await expect.element(page.getByRole('row', { name: /Daily limit .* 200 9/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Show scores next to addresses on off/ })).toBeVisible();
  // Sites are added.
  await expect
    .element(page.getByRole('row', { name: /Sites crm\.example\.com crm\.example\.com and desk\.example\.com/ }))
    .toBeVisible();
  await expect.element(page.getByText(/Lookups will go to/)).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: t('form.cancel') }).click();
  await expect.element(page.getByRole('row')).not.toBeInTheDocument();
  expect(taken).not.toHaveBeenCalled();
});

test('fields of a profile that no confirmed result has are named before it is imported', async () => {
  await show();
  const layout = confirmed(CLEAN, HIT);
  const hit = { ...layout.hit, name: '/screening/sanctions/hits/0/name', list: '/screening/*/hits/*/list' };
  const profile = { version: 1 as const, layout: { ...layout, hit } };
  await choose(writeSettingsFile({ ...OWN, dailyLookups: 9 }, { 'https://api.example.com': { overview: profile } }));
  await expect.element(page.getByText(t('transfer.unmatched'))).toBeVisible();
  await expect.element(page.getByText('/screening/sanctions/hits/0/name')).toBeVisible();
  await expect.element(page.getByText('/screening/*/hits/*/list')).not.toBeInTheDocument();
});

test('another host is named first and on the button', async () => {
  const { taken } = await show();
  await choose(writeSettingsFile({ ...OWN, baseUrl: 'https://evil.example' }, {}));
  await expect
    .element(page.getByText(t('transfer.otherHost', { before: 'api.example.com', after: 'evil.example' })))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: t('transfer.importToHost', { host: 'evil.example' }) }).click();
  await expect.element(page.getByText(t('transfer.imported'))).toBeVisible();
  expect(taken.mock.lastCall?.[0].settings.baseUrl).toBe('https://evil.example');
});

test('another path of the same host is named first and on the button, and the key stays behind', async () => {
  await show();
  await choose(writeSettingsFile({ ...OWN, baseUrl: 'https://api.example.com/evil-tenant' }, {}));
  const [before, after] = ['https://api.example.com', 'https://api.example.com/evil-tenant'];
  await expect.element(page.getByText(t('transfer.otherHost', { before, after }))).toBeVisible();
  await expect.element(page.getByText(t('transfer.keyRemoved', { host: before }))).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('transfer.importToHost', { host: after }) })).toBeVisible();
});

test('each heading of the preview stands above its values', async () => {
  await show();
  await choose(writeSettingsFile({ ...OWN, dailyLookups: 9 }, {}));
  await expect.element(page.getByRole('row', { name: /Daily limit/ })).toBeVisible();
  const [head, row] = [...document.querySelectorAll('tr')];
  const startOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return Math.round(range.getBoundingClientRect().left);
  };
  expect([...(head?.children ?? [])].map(startOf)).toEqual([...(row?.children ?? [])].map(startOf));
});

test('reports a refusal or a missing reply in a sentence', async () => {
  await show(() => Promise.reject(new Error('no reply')));
  await choose('{}');
  await expect.element(page.getByRole('alert')).toMatchTextContent(t('transfer.foreign'));
  await choose('x'.repeat(1024 * 1024 + 1));
  await expect.element(page.getByRole('alert')).toMatchTextContent(t('transfer.tooLarge'));
  await choose(writeSettingsFile({ ...OWN, dailyLookups: 9 }, {}));
  await page.getByRole('button', { name: t('transfer.importAction'), exact: true }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(t('fault.noReplyAtField'));
});

test('export is a button, or a sentence where the organisation does not allow it', async () => {
  const { exported } = await show();
  await page.getByRole('button', { name: t('transfer.export') }).click();
  expect(exported).toHaveBeenCalledTimes(1);
});
