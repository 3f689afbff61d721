import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { CONNECTED, form, showConnection } from './connection-stage';

const { t } = ENGLISH;

test('the key field never shows a stored key', async () => {
  await showConnection({ ...CONNECTED });
  await expect.element(form.kept.getByText('Key ending 9f3c saved for api.example.com')).toBeVisible();
  await expect.element(form.key).not.toBeInTheDocument();
  await form.replace.click();
  await expect.element(form.key).toHaveFocus();
  await expect.element(form.key).toHaveValue('');
  await expect.element(form.key).toHaveAttribute('type', 'password');
  await expect.element(form.key).toHaveAttribute('autocomplete', 'off');
  await expectAccessible();
});

test('shows no empty key field before it is known whether a key is stored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await showConnection({ ...CONNECTED, told: promise });
  await expect.element(page.getByText(t('connection.key'), { exact: true })).toBeVisible();
  expect(form.key.elements()).toEqual([]);
  await expectAccessible();
  resolve();
  await expect.element(form.kept).toBeVisible();
});

test('a saved key leaves the field', async () => {
  await showConnection({ saved: { baseUrl: 'https://api.example.com' } });
  await expect.element(form.noKey).toBeVisible();
  await form.key.fill('sk_live_1234abcd');
  await form.save.click();
  await expect.element(form.kept.getByText('Key ending abcd saved for api.example.com')).toBeVisible();
  await expect.element(form.key).not.toBeInTheDocument();
  await form.replace.click();
  await expect.element(form.key).toHaveValue('');
});

test('shows no part of a short key', async () => {
  await showConnection({ ...CONNECTED, kept: { hasKey: true, last4: '' } });
  await expect.element(form.kept.getByText('Key saved for api.example.com')).toBeVisible();
});

test('Remove asks, then removes the key, says so, and leads to the field', async () => {
  const { calls } = await showConnection({ ...CONNECTED });
  await form.forget.click();
  await userEvent.keyboard('{Enter}');
  expect(calls).toEqual([]);
  await form.forget.click();
  await page.getByTestId('confirm').click();
  await expect.element(page.getByText(t('connection.keyRemoved'))).toBeVisible();
  await expect.element(form.forget).not.toBeInTheDocument();
  await expect.element(form.key).toHaveFocus();
  expect(calls).toEqual(['forgetKey']);
  await expect.element(page.getByTestId('ready')).toHaveTextContent('false');
});

test('another host warns at the field and on the button that the key will be deleted', async () => {
  const { saves } = await showConnection({ ...CONNECTED });
  await form.address.fill('https://eu.example.com');
  const words = t('connection.keyLoss', { before: 'api.example.com', after: 'eu.example.com' });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(form.key).toHaveAccessibleDescription(expect.stringContaining(words));
  await expectAccessible();
  const button = page.getByRole('button', { name: t('connection.saveAndRemoveKey', { host: 'api.example.com' }) });
  await expect.element(button).toBeVisible();

  await form.key.fill('sk_live_1234abcd');
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  await expect.element(page.getByText(t('connection.keyReplaced', { host: 'api.example.com' }))).toBeVisible();
  await expect.element(page.getByRole('button', { name: t('form.saveChanges'), exact: true })).toBeVisible();

  await form.key.fill('');
  await button.click();
  await expect.element(form.noKey).toBeVisible();
  expect(saves.mock.lastCall?.[0]).not.toHaveProperty('key');
});

test('another path of the same host keeps the key', async () => {
  await showConnection({ ...CONNECTED });
  await form.address.fill('https://api.example.com/eu');
  await expect.element(page.getByTestId('lost-key')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: t('form.saveChanges'), exact: true })).toBeVisible();
});

test('the key is hidden while it is typed, until the user wants to see it', async () => {
  await showConnection();
  await form.key.fill('sk_live_1234abcd');
  await page.getByRole('button', { name: t('connection.showKey') }).click();
  await expect.element(form.key).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: t('connection.hideKey') }).click();
  await expect.element(form.key).toHaveAttribute('type', 'password');
});

test('reports a rejected key at its field, which has the focus in the short form', async () => {
  await showConnection({ ...CONNECTED, isShort: true, isKeyRefused: true });
  await expect.element(form.key).toHaveFocus();
  await expect
    .element(form.key)
    .toHaveAccessibleDescription(expect.stringContaining(t('connection.keyRefused', { host: 'api.example.com' })));
  await expect.element(form.key).toHaveAttribute('aria-invalid', 'true');
  await form.key.fill('sk_live_1234abcd');
  await expect.element(form.key).not.toHaveAttribute('aria-invalid');
});
