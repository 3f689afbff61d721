import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { CONNECTED, expectSaved, form, showConnection } from './connection-stage';

const URL = 'https://api.example.com';
const { t } = ENGLISH;

describe('saving', () => {
  test('asks the browser for access first, then saves each field as it is kept', async () => {
    const { calls, saves } = await showConnection({ answer: true });
    await form.address.fill(' HTTPS://API.example.com/base/ ');
    await form.key.fill(' sk_live_12345678 ');
    await form.environment.fill(' Sandbox ');
    await form.save.click();
    await expectSaved();
    expect(calls).toEqual([`request ${URL}/base`, 'save']);
    expect(saves).toHaveBeenCalledExactlyOnceWith({
      baseUrl: `${URL}/base`,
      environment: 'sandbox',
      dashboardUrl: '',
      key: 'sk_live_12345678',
    });
    await expect.element(form.address).toHaveValue(`${URL}/base`);
    await expect.element(form.environment).toHaveValue('Sandbox');
    await expect.element(page.getByTestId('access-allowed')).toBeVisible();
    await expect.element(page.getByTestId('ready')).toHaveTextContent('true');
  });

  test('an environment of ours is saved as its code, another word as it is; both are shown in words', async () => {
    const { saves } = await showConnection({ ...CONNECTED });
    const field = form.environment;
    for (const [typed, saved, shown] of [
      [' UAT 3 ', 'UAT 3', 'UAT 3'],
      ['SANDBOX', 'sandbox', t('environment.sandbox')],
    ] as const) {
      await field.fill(typed);
      await form.save.click();
      await expectSaved();
      expect(saves.mock.lastCall?.[0]).toMatchObject({ environment: saved });
      await expect.element(field).toHaveValue(shown);
    }
  });

  test('asks for access while the click is handled', async () => {
    const { calls } = await showConnection();
    await form.address.fill(URL);
    const button = form.save.element();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(calls[0]).toBe(`request ${URL}`);
  });

  test('Enter in a field saves as well', async () => {
    const { calls } = await showConnection();
    await form.address.fill(URL);
    await userEvent.keyboard('{Enter}');
    await expectSaved();
    expect(calls).toEqual([`request ${URL}`, 'save']);
  });

  test('typing removes the confirmation', async () => {
    await showConnection({ ...CONNECTED });
    await form.environment.fill('Live');
    await form.save.click();
    await expectSaved();
    await form.environment.fill('Other');
    await expect.element(form.outcome).not.toHaveAttribute('data-outcome', 'saved');
  });
});

test('completes a host without a scheme on leaving the field and on saving', async () => {
  const { saves } = await showConnection({ answer: true });
  await form.address.fill('api.example.com');
  await userEvent.tab();
  await expect.element(form.address).toHaveValue(URL);
  await form.address.fill('eu.example.com/base');
  await userEvent.keyboard('{Enter}');
  await expectSaved();
  expect(saves.mock.lastCall?.[0].baseUrl).toBe('https://eu.example.com/base');
});

test('the short form says before Connect that the browser will ask, and for what', async () => {
  await showConnection({ isShort: true });
  await form.address.fill('api.example.com');
  await expect.element(page.getByText(t('connection.browserAsks', { host: 'api.example.com' }))).toBeVisible();
  await expectAccessible();
});

describe('values that cannot be saved', () => {
  test('is reported at the field; nothing is requested, saved or lost', async () => {
    const { calls } = await showConnection();
    await form.address.fill('http://api.example.com');
    await form.key.fill('two words');
    await form.dashboard.fill('no address');
    await form.save.click();
    await expect.element(form.address).toHaveAccessibleDescription(/must begin with https/);
    await expect.element(form.address).toHaveFocus();
    await expect.element(form.key).toHaveAccessibleDescription(new RegExp(t('connectionProblem.keyUnreadable')));
    await expect.element(form.dashboard).toHaveAccessibleDescription(/Not a web address/);
    await expect.element(form.key).toHaveValue('two words');
    expect(calls).toEqual([]);
    await expectAccessible();
    await form.address.fill('http://api.example.co');
    await expect.element(form.address).not.toHaveAccessibleDescription(/must begin with https/);
    await expect.element(form.key).toHaveAccessibleDescription(new RegExp(t('connectionProblem.keyUnreadable')));
  });

  test('a folded field unfolds and takes the focus', async () => {
    await showConnection({ isShort: true });
    await page.getByText(t('connection.advanced')).click();
    await form.address.fill(URL);
    await form.dashboard.fill('no address');
    await page.getByText(t('connection.advanced')).click();
    await form.save.click();
    await expect.element(form.dashboard).toBeVisible();
    await expect.element(form.dashboard).toHaveFocus();
    await form.dashboard.fill('https://app.example.com');
    await expect.element(form.dashboard).toBeVisible();
  });
});

describe('access', () => {
  test('saves after access is denied, and offers to ask again', async () => {
    const { calls, allow } = await showConnection({ answer: false });
    await form.address.fill(URL);
    await form.save.click();
    await expect.element(page.getByTestId('access-missing')).toBeVisible();
    await expect.element(page.getByText(t('connection.browserAsks', { host: 'api.example.com' }))).toBeVisible();
    expect(calls).toEqual([`request ${URL}`, 'save']);
    await expectAccessible();
    await page.getByRole('button', { name: t('connection.allowAccess', { host: 'api.example.com' }) }).click();
    expect(calls.at(-1)).toBe(`request ${URL}`);
    allow(true);
    await expect.element(page.getByTestId('access-allowed')).toBeVisible();
  });

  test('saves while the browser’s question is still open', async () => {
    await showConnection();
    await form.address.fill(URL);
    await form.save.click();
    await expectSaved();
    await expect.element(page.getByText(t('connection.accessAsking'))).toBeVisible();
  });

  test('says so when access is removed elsewhere', async () => {
    const { allow } = await showConnection({ ...CONNECTED });
    await expect.element(page.getByTestId('access-allowed')).toBeVisible();
    allow(false);
    await expect.element(page.getByText(t('connection.browserAsks', { host: 'api.example.com' }))).toBeVisible();
    await expect.element(page.getByTestId('ready')).toHaveTextContent('false');
  });

  test('a stored value that is no address asks for no access', async () => {
    await showConnection({ saved: { baseUrl: 'nonsense' } });
    await expect.element(form.address).toHaveValue('nonsense');
    await expect.element(page.getByTestId('access-missing')).not.toBeInTheDocument();
  });
});

test('says what is sent where, and marks a host on this computer', async () => {
  await showConnection({ ...CONNECTED });
  await expect.element(page.getByText(/are sent to api\.example\.com, with your API key/)).toBeVisible();
  await form.address.fill('http://localhost:8787');
  await expect.element(page.getByText(/are sent to localhost:8787 localhost, with/)).toBeVisible();
});

test('the dashboard is a link once it is saved', async () => {
  await showConnection();
  await form.dashboard.fill('https://app.example.com/keys');
  const link = page.getByRole('link', { name: 'My API Keys', exact: true });
  await expect.element(link).not.toBeInTheDocument();
  await form.address.fill(URL);
  await form.save.click();
  await expect.element(link).toHaveAttribute('href', 'https://app.example.com/keys');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
});

test('a stored dashboard that is no web address is no link', async () => {
  await showConnection({ saved: { dashboardUrl: 'javascript:alert(1)' } });
  await expect.element(page.getByText(/under My API Keys\.$/)).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
