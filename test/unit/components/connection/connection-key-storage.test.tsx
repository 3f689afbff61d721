import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { CONNECTED, expectSaved, form, PASSPHRASE, showConnection } from './connection-stage';

const { t } = ENGLISH;
const LOCKED = { hasKey: true, last4: '', storageMode: 'passphrase', isLocked: true } as const;
const UNLOCKED = { hasKey: true, last4: '9f3c', storageMode: 'passphrase', isLocked: false } as const;

test('each storage mode says what it protects, and this computer is the default', async () => {
  await showConnection();
  await expect.element(form.radio('computer')).toBeChecked();
  await expect.element(form.radio('computer')).toHaveAccessibleDescription(/^Obfuscated, not encrypted/);
  await expect.element(form.radio('session')).toHaveAccessibleDescription(/^Kept in memory only/);
  await expect.element(form.radio('passphrase')).toHaveAccessibleDescription(/^Encrypted/);
  await expect.element(form.newPassphrase).not.toBeInTheDocument();
  await expectAccessible();
});

test('another storage mode is saved without entering the key again', async () => {
  const { saves } = await showConnection({ ...CONNECTED });
  await form.way('session').click();
  await form.save.click();
  await expectSaved();
  expect(saves.mock.lastCall?.[0]).toMatchObject({ storageMode: 'session' });
  expect(saves.mock.lastCall?.[0]).not.toHaveProperty('key');
  await form.environment.fill('Live');
  await form.save.click();
  expect(saves.mock.lastCall?.[0]).not.toHaveProperty('storageMode');
});

test('a passphrase is typed twice, checked at its field, sent once and not kept', async () => {
  const { saves } = await showConnection({ ...CONNECTED });
  await form.way('passphrase').click();
  await form.save.click();
  await expect.element(form.newPassphrase).toHaveAccessibleDescription(/Choose a passphrase/);
  await expect.element(form.newPassphrase).toHaveFocus();
  await form.newPassphrase.fill('too short');
  await form.save.click();
  await expect.element(form.newPassphrase).toHaveAccessibleDescription(/at least 12 characters/);
  await form.newPassphrase.fill(PASSPHRASE);
  await form.newPassphraseAgain.fill(`${PASSPHRASE}!`);
  await form.save.click();
  await expect.element(form.newPassphrase).toHaveAccessibleDescription(/don’t match/);
  await expectAccessible();
  expect(saves).not.toHaveBeenCalled();
  await form.newPassphraseAgain.fill(PASSPHRASE);
  await form.save.click();
  await expectSaved();
  expect(saves.mock.lastCall?.[0]).toMatchObject({ storageMode: 'passphrase', passphrase: PASSPHRASE });
  await expect.element(form.kept.getByText(/saved for api\.example\.com · Unlocked/)).toBeVisible();
  await page.getByText(t('keyStorage.changePassphrase')).click();
  await expect.element(form.newPassphrase).toHaveValue('');
  await expect.element(form.newPassphraseAgain).toHaveValue('');
});

test('without a key only the storage mode is saved; the first key needs a passphrase', async () => {
  const { saves } = await showConnection({ saved: { baseUrl: 'https://api.example.com' } });
  await form.way('passphrase').click();
  await form.save.click();
  await expectSaved();
  expect(saves.mock.lastCall?.[0]).toMatchObject({ storageMode: 'passphrase' });
  await form.key.fill('sk_live_1234abcd');
  await form.save.click();
  await expect.element(form.newPassphrase).toHaveAccessibleDescription(/Choose a passphrase/);
});

test('an unlocked key can be replaced, and its passphrase changed', async () => {
  const { saves } = await showConnection({ ...CONNECTED, kept: UNLOCKED });
  await form.replace.click();
  await form.key.fill('sk_live_1234abcd');
  await form.save.click();
  await expect.element(form.kept.getByText(/Key ending abcd saved/)).toBeVisible();
  expect(saves.mock.lastCall?.[0]).not.toHaveProperty('passphrase');
});

test('Lock now locks the key, and the form says that lookups need the passphrase', async () => {
  const { calls } = await showConnection({ ...CONNECTED, kept: UNLOCKED });
  await expect.element(page.getByTestId('ready')).toHaveTextContent('true');
  await form.lock.click();
  await expect.element(page.getByText(t('connection.keyLocked'))).toBeVisible();
  await expect.element(page.getByTestId('ready')).toHaveTextContent('false');
  expect(calls).toEqual(['lockKey']);
  await expectAccessible();
});

test('Enter unlocks without submitting the form, and a wrong passphrase is reported at its field', async () => {
  const { calls } = await showConnection({ ...CONNECTED, kept: LOCKED });
  await expect.element(page.getByText(t('unlock.host', { host: 'api.example.com' }))).toBeVisible();
  await form.unlock.click();
  await expect.element(form.passphrase).toHaveAccessibleDescription(/Enter your passphrase\./);
  await form.passphrase.fill('some other words');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.passphrase).toHaveAccessibleDescription(/Wrong passphrase/);
  await expect.element(form.passphrase).toHaveFocus();
  await expect.element(form.passphrase).toHaveValue('');
  await form.passphrase.fill(PASSPHRASE);
  await userEvent.keyboard('{Enter}');
  await expect.element(form.kept.getByText(/Unlocked/)).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByTestId('replace-key')).toHaveFocus();
  expect(calls).toEqual(['unlock some other words', `unlock ${PASSPHRASE}`]);
});

test('a missing reply of the background is not reported as a wrong passphrase', async () => {
  const { silence } = await showConnection({ ...CONNECTED, kept: LOCKED });
  silence(true);
  await form.passphrase.fill(PASSPHRASE);
  await userEvent.keyboard('{Enter}');
  await expect.element(form.passphrase).toHaveAccessibleDescription(/Something went wrong inside Sightline/);
  await expect.element(form.passphrase).toHaveValue(PASSPHRASE);
});

test('a key that locks itself is shown as locked at once', async () => {
  const { lockItself } = await showConnection({ ...CONNECTED, kept: UNLOCKED });
  await expect.element(form.lock).toBeVisible();
  lockItself();
  await expect.element(form.unlock).toBeVisible();
});

test('the short form folds the storage modes, and unfolds them for a problem', async () => {
  await showConnection({ ...CONNECTED, isShort: true });
  await expect.element(form.radio('computer')).not.toBeInTheDocument();
  await page.getByText(/^Key storage:/).click();
  await form.way('passphrase').click();
  await page.getByText(/^Key storage:/).click();
  await form.save.click();
  await expect.element(form.newPassphrase).toBeVisible();
  await expect.element(form.newPassphrase).toHaveFocus();
});
