import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ImportOutcome, SettingsTransfer } from '@/components/settings/settings-transfer';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import type { StoredLookup } from '@/components/result/use-stored-answers';
import type { Layout } from '@/utils/reading/profile/profile';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { parseSettings } from '@/utils/settings/settings';
import { settingsChanges } from '@/utils/settings/settings-changes';
import { type SettingsFile, writeSettingsFile } from '@/utils/settings/settings-file';
import { CLEAN, confirmed, HIT } from '../../reading/profile/answers';
import { expectAccessible } from '../expect-accessible';
import { answerOf, PERSON, recordOf } from '../result/result-stage';

const { t } = ENGLISH;
const OWN = parseSettings({ baseUrl: 'https://api.example.com', sites: ['https://crm.example.com/*'] });

async function show(
  onImport: () => Promise<ImportOutcome> = async () => 'imported',
  mayExport = true,
  { profiles = {}, answers = [] }: { profiles?: ProviderProfiles; answers?: unknown[] } = {},
) {
  const taken = vi.fn<(file: SettingsFile) => void>();
  const exported = vi.fn();
  await render(
    <main>
      <SettingsTransfer
        onExport={mayExport ? exported : null}
        changesOf={(file) => settingsChanges(file, OWN, profiles, new Set())}
        readAnswers={async () => answers.map(storedLookup)}
        onImport={(file) => {
          taken(file);
          return onImport();
        }}
      />
    </main>,
  );
  return { taken, exported };
}

const storedLookup = (body: unknown, i: number): StoredLookup => ({
  record: recordOf(PERSON, { id: `a${i}`, state: 'done' }),
  answer: { ...answerOf(JSON.stringify(body)), id: `a${i}` },
});

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
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '/screening/sanctions/hits/0/name' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '/screening/*/hits/*/list' }))
    .not.toBeInTheDocument();
});

const URL_OF_PROFILES = 'https://api.example.com';
/** The layout of HIT with hits named by their alias, no row of PEP and a calm REJECT. */
const hostile = (layout: Layout): Layout => ({
  ...layout,
  hit: { ...layout.hit, name: '/screening/sanctions/hits/*/alias' },
  screening: { ...layout.screening, pep: { screens: false, signs: [] } },
  verdict: { pattern: '/decision', words: [{ word: 'REJECT', means: 'calm' }] },
});
const NAMED_TWICE = {
  ...HIT,
  screening: {
    ...HIT.screening,
    sanctions: { matched: true, hits: [{ name: 'Ana Exemplo', alias: 'Nobody Harmless', list: 'OFAC SDN' }] },
  },
};

test('a profile that names hits otherwise says so before it is imported, with a stored hit before and after', async () => {
  const layout = confirmed(CLEAN, NAMED_TWICE);
  const profiles = { [URL_OF_PROFILES]: { overview: { version: 1 as const, layout } } };
  await show(undefined, true, { profiles, answers: [CLEAN, NAMED_TWICE] });
  const imported = { [URL_OF_PROFILES]: { overview: { version: 1 as const, layout: hostile(layout) } } };
  await choose(writeSettingsFile(OWN, imported));
  const name = page.getByRole('row', { name: new RegExp(`^${t('profile.hitFields')} · ${t('compare.name')} `) });
  await expect.element(name).toMatchTextContent('/screening/sanctions/hits/*/name');
  await expect.element(name).toMatchTextContent('/screening/sanctions/hits/*/alias');
  await expect.element(name.getByText(t('profile.valuesHere', { values: 'Ana Exemplo' }))).toBeVisible();
  await expect.element(name.getByText(t('profile.valuesHere', { values: 'Nobody Harmless' }))).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: new RegExp(`^${t('screening.pep')}`) }))
    .toMatchTextContent(t('profile.notScreened'));
  await expect
    .element(page.getByRole('row', { name: new RegExp(`^${t('rows.label')}`) }))
    .toMatchTextContent(t('profile.calm'));
  // What stays as it was has no row.
  await expect
    .element(page.getByRole('row', { name: new RegExp(`^${t('screening.sanctions')}`) }))
    .not.toBeInTheDocument();
  await expectAccessible();
});

test('without a stored result, the fields stand there without an example, and a removed profile gives way to the rules', async () => {
  const layout = confirmed(CLEAN, HIT);
  const profiles = { [URL_OF_PROFILES]: { overview: { version: 1 as const, layout } } };
  await show(undefined, true, { profiles });
  await choose(writeSettingsFile(OWN, { [URL_OF_PROFILES]: {} }));
  const name = page.getByRole('row', { name: new RegExp(`^${t('profile.hitFields')} · ${t('compare.name')} `) });
  await expect.element(name).toMatchTextContent('/screening/sanctions/hits/*/name');
  await expect.element(name).toMatchTextContent(t('profile.byRules'));
  await expect.element(name.getByText(/^Here/)).not.toBeInTheDocument();
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
  await expect.element(page.getByTestId('notice-problem')).toMatchTextContent(t('transfer.foreign'));
  await choose('x'.repeat(1024 * 1024 + 1));
  await expect.element(page.getByTestId('notice-problem')).toMatchTextContent(t('transfer.tooLarge'));
  await choose(writeSettingsFile({ ...OWN, dailyLookups: 9 }, {}));
  await page.getByRole('button', { name: t('transfer.importAction'), exact: true }).click();
  await expect.element(page.getByTestId('notice-problem')).toMatchTextContent(t('fault.noReplyAtField'));
});

test('export is a button, or a sentence where the organisation does not allow it', async () => {
  const { exported } = await show();
  await page.getByRole('button', { name: t('transfer.export') }).click();
  expect(exported).toHaveBeenCalledTimes(1);
});
