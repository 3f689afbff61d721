import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CONNECTED, form, showConnection } from './connection-stage';
import { expectAccessible } from './expect-accessible';

test('the field takes a key and gives none', async () => {
  await showConnection({ ...CONNECTED });
  await expect.element(page.getByText('A key ending in …9f3c is kept for api.example.com.')).toBeVisible();
  await expect.element(form.key).toHaveValue('');
  await expect.element(form.key).toHaveAttribute('type', 'password');
  await expect.element(form.key).toHaveAttribute('autocomplete', 'off');
  await expectAccessible();
});

test('a saved key leaves the field', async () => {
  await showConnection({ saved: { baseUrl: 'https://api.example.com' } });
  await expect.element(page.getByText(/No API key is kept yet\./)).toBeVisible();
  await form.key.fill('sk_live_1234abcd');
  await form.save.click();
  await expect.element(page.getByText('A key ending in …abcd is kept for api.example.com.')).toBeVisible();
  await expect.element(form.key).toHaveValue('');
});

test('of a short key nothing is shown', async () => {
  await showConnection({ ...CONNECTED, kept: { hasKey: true, last4: '' } });
  await expect.element(page.getByText('A key is kept for api.example.com.')).toBeVisible();
});

test('Forget key forgets it, says so, and leads to the field', async () => {
  const { calls } = await showConnection({ ...CONNECTED });
  await form.forget.click();
  await expect.element(page.getByText('The key is forgotten.')).toBeVisible();
  await expect.element(form.forget).not.toBeInTheDocument();
  await expect.element(form.key).toHaveFocus();
  expect(calls).toEqual(['forgetKey']);
  await expect.element(page.getByTestId('ready')).toHaveTextContent('false');
});

test('another host: the loss of the key is said at the field and on the button before it happens', async () => {
  const { saves } = await showConnection({ ...CONNECTED });
  await form.address.fill('https://eu.example.com');
  const words = 'The key for api.example.com will be forgotten. Enter the key for eu.example.com.';
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(form.key).toHaveAccessibleDescription(expect.stringContaining(words));
  await expectAccessible();
  const button = page.getByRole('button', { name: 'Save and forget the key for api.example.com' });
  await expect.element(button).toBeVisible();

  await form.key.fill('sk_live_1234abcd');
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
  await expect.element(page.getByText('This key takes the place of the one for api.example.com.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

  await form.key.fill('');
  await button.click();
  await expect.element(page.getByText(/No API key is kept yet\./)).toBeVisible();
  expect(saves.mock.lastCall?.[0]).not.toHaveProperty('key');
});

test('another path of the same host keeps the key', async () => {
  await showConnection({ ...CONNECTED });
  await form.address.fill('https://api.example.com/eu');
  await expect.element(page.getByText(/will be forgotten/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});
