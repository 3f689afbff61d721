import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONNECTED, form, PASSPHRASE, showConnection } from './connection-stage';
import { expectAccessible } from './expect-accessible';

const way = (name: string) => page.getByRole('radio', { name });
const fresh = page.getByLabelText('New passphrase', { exact: true });
const again = page.getByLabelText('New passphrase again');
const LOCKED = { hasKey: true, last4: '', keeping: 'passphrase', isLocked: true } as const;
const UNLOCKED = { hasKey: true, last4: '9f3c', keeping: 'passphrase', isLocked: false } as const;

/** The words are a click target of their own; the button itself is drawn. */
const choose = (name: string) => page.getByText(name, { exact: true }).click();

test('each way says what it protects; on this computer is the one at first', async () => {
  await showConnection();
  await expect.element(way('On this computer')).toBeChecked();
  await expect.element(way('On this computer')).toHaveAccessibleDescription(/^Hidden, not locked/);
  await expect.element(way('This session only')).toHaveAccessibleDescription(/Nothing is left/);
  await expect.element(way('Locked with a passphrase')).toHaveAccessibleDescription(/^Encrypted/);
  await expect.element(fresh).not.toBeInTheDocument();
  await expectAccessible();
});

test('another way is saved without the key being entered again', async () => {
  const { saves } = await showConnection({ ...CONNECTED });
  await choose('This session only');
  await form.save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(saves.mock.lastCall?.[0]).toMatchObject({ keeping: 'session' });
  expect(saves.mock.lastCall?.[0]).not.toHaveProperty('key');
  await form.save.click();
  expect(saves.mock.lastCall?.[0]).not.toHaveProperty('keeping');
});

test('a passphrase is typed twice, checked at the field, sent once and gone', async () => {
  const { saves } = await showConnection({ ...CONNECTED });
  await choose('Locked with a passphrase');
  await form.save.click();
  await expect.element(fresh).toHaveAccessibleDescription(/Choose a passphrase/);
  await expect.element(fresh).toHaveFocus();
  await fresh.fill('too short');
  await form.save.click();
  await expect.element(fresh).toHaveAccessibleDescription(/at least 12 characters/);
  await fresh.fill(PASSPHRASE);
  await again.fill(`${PASSPHRASE}!`);
  await form.save.click();
  await expect.element(fresh).toHaveAccessibleDescription(/differ/);
  await expectAccessible();
  expect(saves).not.toHaveBeenCalled();
  await again.fill(PASSPHRASE);
  await form.save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(saves.mock.lastCall?.[0]).toMatchObject({ keeping: 'passphrase', passphrase: PASSPHRASE });
  await expect.element(page.getByText(/is kept for api.example.com, unlocked now\./)).toBeVisible();
  await page.getByText('Change the passphrase').click();
  await expect.element(fresh).toHaveValue('');
  await expect.element(again).toHaveValue('');
});

test('without a key the way alone is saved; with the first key the passphrase is needed', async () => {
  const { saves } = await showConnection({ saved: { baseUrl: 'https://api.example.com' } });
  await choose('Locked with a passphrase');
  await form.save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  expect(saves.mock.lastCall?.[0]).toMatchObject({ keeping: 'passphrase' });
  await form.key.fill('sk_live_1234abcd');
  await form.save.click();
  await expect.element(fresh).toHaveAccessibleDescription(/Choose a passphrase/);
});

test('an unlocked key takes a new key, and another passphrase where one is wanted', async () => {
  const { saves } = await showConnection({ ...CONNECTED, kept: UNLOCKED });
  await form.key.fill('sk_live_1234abcd');
  await form.save.click();
  await expect.element(page.getByText(/A key ending in …abcd is kept/)).toBeVisible();
  expect(saves.mock.lastCall?.[0]).not.toHaveProperty('passphrase');
});

test('Lock now locks, says so, and nothing is ready until it is unlocked', async () => {
  const { calls } = await showConnection({ ...CONNECTED, kept: UNLOCKED });
  await expect.element(page.getByTestId('ready')).toHaveTextContent('true');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect.element(page.getByText('The key is locked.')).toBeVisible();
  await expect.element(page.getByTestId('ready')).toHaveTextContent('false');
  expect(calls).toEqual(['lockKey']);
  await expectAccessible();
});

test('Unlock takes the passphrase on Enter, keeps the form unsent, and says a wrong one at the field', async () => {
  const { calls } = await showConnection({ ...CONNECTED, kept: LOCKED });
  const field = page.getByLabelText('Passphrase', { exact: true });
  await expect.element(page.getByText('The API key for api.example.com is locked')).toBeVisible();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Enter the passphrase\./);
  await field.fill('some other words');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/This is not the passphrase/);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await field.fill(PASSPHRASE);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/unlocked now\./)).toBeVisible();
  expect(calls).toEqual(['unlock some other words', `unlock ${PASSPHRASE}`]);
});

test('a background that does not answer is no wrong passphrase', async () => {
  const { silence } = await showConnection({ ...CONNECTED, kept: LOCKED });
  silence(true);
  const field = page.getByLabelText('Passphrase', { exact: true });
  await field.fill(PASSPHRASE);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/did not answer/);
  await expect.element(field).toHaveValue(PASSPHRASE);
});

test('a key that locks itself shows at once', async () => {
  const { lockItself } = await showConnection({ ...CONNECTED, kept: UNLOCKED });
  await expect.element(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
  lockItself();
  await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
});

test('the short form folds the ways away, and unfolds for what must be corrected', async () => {
  await showConnection({ ...CONNECTED, isShort: true });
  await expect.element(way('On this computer')).not.toBeInTheDocument();
  await page.getByText('How the key is kept').first().click();
  await choose('Locked with a passphrase');
  await page.getByText('How the key is kept').first().click();
  await form.save.click();
  await expect.element(fresh).toBeVisible();
  await expect.element(fresh).toHaveFocus();
});
