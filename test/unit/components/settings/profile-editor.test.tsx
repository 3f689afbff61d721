import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import '@/components/kit/style.css';
import { AppProvider } from '@/components/kit/use-app';
import type { StoredLookup } from '@/components/result/use-stored-answers';
import { ProfileEditor } from '@/components/settings/profile-editor';
import { type Envelope, protocol } from '@/utils/messages/protocol';
import { parseProfiles, profileFor, withProfile } from '@/utils/reading/profile/profiles';
import type { Operation } from '@/utils/service/operations';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import '../../../texts/fake-browser-texts';
import { CLEAN, confirmed, HIT } from '../../reading/profile/answers';
import { answerOf, EMAIL, PERSON, recordOf } from '../result/result-stage';

const { t } = ENGLISH;
const BASE_URL = 'https://api.example.com';
const LAYOUT = confirmed(CLEAN, HIT);

beforeEach(() => fakeBrowser.reset());

const storedProfiles = async () =>
  parseProfiles((await fakeBrowser.storage.local.get('provider-profiles'))['provider-profiles']);

/** The editor of an operation before a background that saves profiles, with these stored answers. */
async function showEditor(
  bodies: readonly unknown[],
  {
    operation = 'overview',
    profiles = {},
    policy = {},
  }: { operation?: Operation; profiles?: object; policy?: object } = {},
) {
  await fakeBrowser.storage.local.set({ settings: { baseUrl: BASE_URL, accountId: 'c' }, policy });
  await fakeBrowser.storage.local.set({ 'provider-profiles': { [BASE_URL]: profiles } });
  Object.assign(fakeBrowser.runtime, {
    async sendMessage({ name, data }: Envelope) {
      if (name !== 'saveProfile') return { ok: true, value: undefined };
      const { baseUrl, operation: of, changes } = protocol.saveProfile.data.parse(data);
      const next = withProfile(await storedProfiles(), baseUrl, of, changes);
      await fakeBrowser.storage.local.set({ 'provider-profiles': next });
      return { ok: true, value: undefined };
    },
  });
  const answers: StoredLookup[] = bodies.map((body, i) => ({
    record: recordOf(operation === 'score' ? EMAIL : PERSON, { id: `a${i}`, state: 'done' }),
    answer: { ...answerOf(JSON.stringify(body)), id: `a${i}` },
  }));
  await render(
    <AppProvider>
      <main>
        <ProfileEditor operation={operation} answers={answers} />
      </main>
    </AppProvider>,
  );
  return async () => profileFor(await storedProfiles(), BASE_URL, operation);
}

const confirm = page.getByRole('button', { name: t('profile.confirm'), exact: true });

test('one press confirms what the rules propose for a clean result and one with a hit', async () => {
  const stored = await showEditor([CLEAN, HIT]);
  await expect.element(page.getByText(t('profile.notConfirmed'))).toBeVisible();
  await confirm.click();
  await expect.poll(stored).toMatchObject({
    layout: {
      verdict: { pattern: '/decision' },
      screening: { sanctions: { screens: true }, pep: { screens: true } },
      hit: { name: '/screening/sanctions/hits/*/name' },
    },
  });
  await expect
    .element(page.getByTestId('read-completely'))
    .toHaveTextContent(t('profile.readCompletely', { part: '2', total: '2' }));
});

test('a result with hits is no example without a hit', async () => {
  await showEditor([HIT]);
  await expect.element(page.getByText(t('profile.noClean'))).toBeVisible();
  await expect.element(page.getByText(t('profile.noHit'))).not.toBeInTheDocument();
});

test('one press also confirms the number that is shown as the score', async () => {
  const stored = await showEditor([{ risk_score: 12, disposable: false }], { operation: 'score' });
  await confirm.click();
  await expect.poll(stored).toMatchObject({ score: { pointer: '/risk_score', type: 'number' } });
});

test('confirms with the rest that the provider does not screen for something', async () => {
  const stored = await showEditor([CLEAN, HIT]);
  await page.getByTestId('part-screening').click();
  await page.getByTestId('part-media').click();
  await page.getByRole('combobox', { name: t('profile.readBy') }).selectOptions(t('profile.notScreened'));
  await confirm.click();
  await expect.poll(stored).toMatchObject({ layout: { screening: { media: { screens: false, signs: [] } } } });
});

test('every label of the saved results is asked before the profile is confirmed', async () => {
  const labels = ['PASS', 'REJECT', 'TIER-7', 'TIER-8'];
  const stored = await showEditor(labels.map((decision) => ({ ...CLEAN, decision })));
  const part = page.getByTestId('part-labels');
  await expect.element(part).toMatchTextContent(t('profile.asked'));
  for (const label of labels) {
    const name = t('profile.meaningOf', { word: `“${label}”` });
    await expect.element(page.getByRole('combobox', { name })).toBeVisible();
  }
  await page
    .getByRole('combobox', { name: t('profile.meaningOf', { word: '“TIER-7”' }) })
    .selectOptions(t('profile.danger'));
  await expect.element(part).not.toMatchTextContent(t('profile.asked'));
  await expect
    .element(page.getByTestId('read-completely'))
    .toHaveTextContent(t('profile.readCompletely', { part: '4', total: '4' }));
  await confirm.click();
  await expect
    .poll(async () => (await stored())?.layout?.verdict?.words.map(({ word }) => word).sort())
    .toEqual(labels);
  expect((await stored())?.layout?.verdict?.words).toContainEqual({ word: 'TIER-7', means: 'danger' });
});

test('the birth of a hit is asked where no field is named for it, and is chosen by its words', async () => {
  const [hit] = HIT.screening.sanctions.hits;
  const hits = [{ name: hit?.name, list: hit?.list, facts: { since_when: '1970-01-01' } }];
  const stored = await showEditor([{ ...HIT, screening: { ...HIT.screening, sanctions: { matched: true, hits } } }]);
  const part = page.getByTestId('part-birth');
  await expect.element(part).toMatchTextContent(t('profile.asked'));
  const field = page.getByRole('combobox', { name: t('compare.birth'), exact: true });
  await field.selectOptions('screening › sanctions › hits › facts › since_when');
  await expect.element(part).not.toMatchTextContent(t('profile.asked'));
  await confirm.click();
  await expect
    .poll(async () => (await stored())?.layout?.hit.birth)
    .toBe('/screening/sanctions/hits/*/facts/since_when');
});

test('the example beside the questions is tagged with what each field is read as, without a pointer', async () => {
  await showEditor([CLEAN, HIT]);
  const example = page.getByTestId('example');
  const tagged = () =>
    example
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
  await expect.poll(tagged).toContain(`decision REJECT ${t('rows.label')}`);
  expect(tagged()).toEqual(
    expect.arrayContaining([
      `matched true ${t('profile.saysHit')}`,
      'hits [ 1 ]',
      `name Ana Exemplo ${t('compare.name')}`,
      `list OFAC SDN ${t('compare.list')}`,
      `date_of_birth 1970-01-01 ${t('compare.birth')}`,
    ]),
  );
  expect(document.querySelector('main')?.textContent).not.toMatch(/\/screening|\/decision/);
  await expectAccessible();
});

test('without saved results, a pasted one is enough; a text that is not a result says why at its field, and stays', async () => {
  const stored = await showEditor([]);
  await page.getByRole('button', { name: t('profile.paste') }).click();
  const field = page.getByRole('textbox', { name: t('profile.pasteLabel') });
  const take = page.getByRole('button', { name: t('profile.usePasted') });
  await field.fill('{"cut": ');
  await take.click();
  await expect.element(page.getByText(t('profile.pasteNotJson'))).toBeVisible();
  await expect.element(field).toHaveValue('{"cut": ');
  await field.fill(JSON.stringify({ fraud_score: 3 }));
  await take.click();
  await expect.element(page.getByText(t('profile.pasteOther'))).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('profile.useAnyway') })).toBeVisible();
  await field.fill(JSON.stringify(HIT));
  await take.click();
  await confirm.click();
  await expect.poll(stored).toMatchObject({ layout: { verdict: { pattern: '/decision' } } });
});

test('changes are reviewed one by one, a new word with its meaning', async () => {
  const screening = { ...CLEAN.screening, pep: { status: 'tier_3', since: '2026' } };
  const stored = await showEditor([{ ...CLEAN, screening }], {
    profiles: { overview: { version: 1, layout: LAYOUT } },
  });
  await expect.element(page.getByText('Laid out differently from the results confirmed on Nov 12, 2026')).toBeVisible();
  await page.getByRole('button', { name: t('profile.review') }).click();
  const path = '/screening/pep/status';
  await page
    .getByRole('combobox', { name: t('profile.unknownWord', { path, word: 'tier_3' }) })
    .selectOptions(t('profile.saysHit'));
  await page.getByRole('button', { name: t('profile.accept') }).click();
  await expect.poll(stored).toMatchObject({ layout: { confirmedOn: '2026-11-12' } });
  await page.getByText(t('profile.newField', { path: '/screening/pep/since' })).click();
  await page.getByRole('button', { name: t('profile.accept') }).click();
  await expect.element(page.getByTestId('changes')).not.toBeInTheDocument();
  await expect
    .element(page.getByTestId('read-completely'))
    .toHaveTextContent(t('profile.readCompletely', { part: '1', total: '1' }));
  expect((await stored())?.layout?.screening.pep?.signs[0]?.hit).toContain('tier_3');
});

test('a profile of a newer version is neither used nor changed', async () => {
  await showEditor([CLEAN], { profiles: { overview: { version: 2, anything: true } } });
  await expect.element(page.getByText(t('profile.newer'))).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
});

test('a profile of the organization can be read, not changed', async () => {
  const providerProfiles = [{ operation: 'overview', version: 1, layout: LAYOUT }];
  await showEditor([CLEAN, HIT], { policy: { baseUrl: BASE_URL, providerProfiles } });
  await expect.element(page.getByText(t('form.managed'))).toBeVisible();
  await expect.element(page.getByTestId('read-completely')).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
});

test('a profile of the organization that names hits otherwise says so, with a stored hit before and after', async () => {
  const hits = [{ name: 'Ana Exemplo', alias: 'Nobody Harmless', list: 'OFAC SDN' }];
  const hit = { ...HIT, screening: { ...HIT.screening, sanctions: { matched: true, hits } } };
  const own = confirmed(CLEAN, hit);
  const layout = { ...own, hit: { ...own.hit, name: '/screening/sanctions/hits/*/alias' } };
  await showEditor([CLEAN, hit], {
    profiles: { overview: { version: 1, layout: own } },
    policy: { baseUrl: BASE_URL, providerProfiles: [{ operation: 'overview', version: 1, layout }] },
  });
  const name = page.getByRole('row', { name: new RegExp(`^${t('profile.hitFields')} · ${t('compare.name')} `) });
  await expect.element(name).toMatchTextContent('/screening/sanctions/hits/*/name');
  await expect.element(name).toMatchTextContent('/screening/sanctions/hits/*/alias');
  await expect.element(name.getByText(t('profile.valuesHere', { values: 'Ana Exemplo' }))).toBeVisible();
  await expect.element(name.getByText(t('profile.valuesHere', { values: 'Nobody Harmless' }))).toBeVisible();
  // The table has a head; what stays as it was has no row.
  expect(page.getByRole('row').elements()).toHaveLength(2);
});
