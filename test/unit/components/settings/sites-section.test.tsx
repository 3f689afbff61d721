import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { SitesScreen } from '@/components/settings/sites-screen';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { showOptions } from './options-stage';

const { t } = ENGLISH;
const saved = page.getByText(t('form.saved'), { exact: true });

test.each([[t('sites.showScores'), 'scoresInPages']])('“%s” says that it was saved', async (label, setting) => {
  const { calls } = await showOptions(<SitesScreen />, { [setting]: true });
  const choice = page.getByRole('switch', { name: label });
  await expect.element(choice).toBeChecked();
  await page.getByText(label, { exact: true }).click();
  expect(calls).toHaveBeenCalledExactlyOnceWith('saveSettings', { [setting]: false });
  await expect.element(saved).toBeVisible();
  await expect.element(choice).not.toBeChecked();
  await expectAccessible();
});

test('a product adds its hosts with one question of the browser, and says when the customer’s own part is missing', async () => {
  const { calls } = await showOptions(<SitesScreen />);
  const request = vi.fn(async () => true);
  Object.assign(fakeBrowser.permissions, { request });
  const add = page.getByTestId('add-preset');
  await add.click();
  await expect.element(page.getByText(t('sites.presetOrgMissing', { example: 'acme' }))).toBeVisible();
  expect(request).not.toHaveBeenCalled();
  await page.getByTestId('preset-org').fill('acme');
  await add.click();
  await expect.element(page.getByText(t('sites.presetAdded', { name: 'Salesforce' }))).toBeVisible();
  const origins = [
    'https://acme.lightning.force.com/*',
    'https://acme.my.salesforce.com/*',
    'https://acme--c.vf.force.com/*',
  ];
  expect(request).toHaveBeenCalledExactlyOnceWith({ origins });
  expect(calls.mock.calls).toEqual(origins.map((pattern) => ['enableSite', { pattern }]));
  await expectAccessible();
});

test('a denied product adds nothing and says so', async () => {
  const { calls } = await showOptions(<SitesScreen />);
  Object.assign(fakeBrowser.permissions, { request: async () => false });
  await page.getByLabelText(t('sites.preset')).selectOptions('Gmail');
  await page.getByTestId('add-preset').click();
  await expect.element(page.getByText(t('sites.denied', { site: 'mail.google.com' }))).toBeVisible();
  expect(calls).not.toHaveBeenCalled();
});

test.each([t('sites.showScores')])(
  '“%s” that could not be saved keeps the choice, says so, and can be tried again',
  async (label) => {
    const { calls, silence } = await showOptions(<SitesScreen />, { scoresInPages: true });
    silence(true);
    await page.getByText(label, { exact: true }).click();
    await expect.element(page.getByTestId('notice-problem')).toMatchTextContent(t('fault.noReply'));
    await expect.element(page.getByRole('switch', { name: label })).not.toBeChecked();
    expect(saved.query()).toBeNull();
    silence(false);
    await page.getByRole('button', { name: t('action.tryAgain') }).click();
    await expect.element(saved).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(2);
  },
);

test('cards open with Shift by default, and *Off* can be chosen', async () => {
  const { calls } = await showOptions(<SitesScreen />);
  const choice = page.getByRole('combobox', { name: t('sites.cardOnHover') });
  await expect.element(choice).toHaveValue('with-shift');
  await choice.selectOptions(t('sites.cardOff'));
  expect(calls).toHaveBeenLastCalledWith('saveSettings', { cardOnHover: 'off' });
  await expect.element(saved).toBeVisible();
  await expectAccessible();
});

/** Answers the browser's prompt. */
function answerPrompt(granted: boolean) {
  const request = vi.fn(async () => granted);
  Object.assign(fakeBrowser.permissions, { request });
  return request;
}

test.each([true, false])('a site that is added: the browser grants it (%s)', async (granted) => {
  const { calls } = await showOptions(<SitesScreen />);
  const request = answerPrompt(granted);
  const field = page.getByTestId('site-url');
  await field.fill('https://crm.example.com');
  await page.getByTestId('add-site').click();
  expect(request).toHaveBeenCalledExactlyOnceWith({ origins: ['https://crm.example.com/*'] });
  if (granted) await expect.element(field).toHaveValue('');
  else await expect.element(field).toHaveAccessibleDescription(t('sites.denied', { site: 'crm.example.com' }));
  await expect.element(field).toHaveValue(granted ? '' : 'https://crm.example.com');
  expect(calls.mock.calls.some(([name]) => name === 'enableSite')).toBe(granted);
  // A later permission for the same host is not this wish.
  expect(calls.mock.calls.filter(([name]) => name === 'requestSite').at(-1)).toEqual([
    'requestSite',
    { pattern: null },
  ]);
});

test.each([
  ['ftp://x.example', 'sites.notTheWeb'],
  ['https://*.crm.example.com/*', 'sites.wildcard'],
] as const)('%s is refused at the field, and the browser is asked for nothing', async (typed, sentence) => {
  await showOptions(<SitesScreen />);
  const request = answerPrompt(true);
  const field = page.getByTestId('site-url');
  await field.fill(typed);
  await page.getByTestId('add-site').click();
  await expect.element(field).toHaveAccessibleDescription(t(sentence));
  await expect.element(field).toHaveValue(typed);
  expect(request).not.toHaveBeenCalled();
});

test('a site that the background does not answer about stays in the field, with the reason', async () => {
  const { silence } = await showOptions(<SitesScreen />);
  answerPrompt(true);
  silence(true);
  const field = page.getByTestId('site-url');
  await field.fill('https://crm.example.com');
  await page.getByTestId('add-site').click();
  await expect.element(field).toHaveAccessibleDescription(t('fault.noReplyAtField'));
  await expect.element(field).toHaveValue('https://crm.example.com');
});

test('the focus goes to the field for another site when one is removed', async () => {
  await showOptions(<SitesScreen />, { sites: ['https://crm.example.com/*'] });
  await page.getByRole('button', { name: t('form.removeNamed', { name: 'crm.example.com' }) }).click();
  await expect.element(page.getByTestId('site-url')).toHaveFocus();
});

test('a site whose permission is denied again says so in its row, until it is granted', async () => {
  const pattern = 'https://crm.example.com/*';
  const { calls } = await showOptions(<SitesScreen />, { sites: [pattern] }, { hasAccess: false });
  const allow = page.getByRole('button', { name: t('sites.allowSite', { site: 'crm.example.com' }) });
  answerPrompt(false);
  await allow.click();
  const row = page.getByRole('listitem');
  await expect.element(row.getByRole('status')).toMatchTextContent(t('sites.denied', { site: 'crm.example.com' }));
  expect(calls).not.toHaveBeenCalledWith('enableSite', { pattern });
  await expectAccessible();
  answerPrompt(true);
  await allow.click();
  await expect.element(row.getByRole('status')).toHaveTextContent('');
  expect(calls).toHaveBeenCalledWith('enableSite', { pattern });
});
