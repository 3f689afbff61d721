import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NumberField } from '@/components/kit/number-field';
import { ENGLISH } from '../../texts/english';
import { render } from '../../texts/render';
import { CONNECTED, expectSaved, form, PASSPHRASE, showConnection } from './connection/connection-stage';
import { expectAccessible } from './expect-accessible';

const notes = () => page.getByText(ENGLISH.t('form.managed')).elements().length;

test('without a policy nothing says that there is one', async () => {
  await showConnection({ ...CONNECTED });
  await expect.element(form.address).toHaveValue('https://api.example.com');
  expect(notes()).toBe(0);
});

test('fields set by the organization are read-only and say so; the rest can be changed', async () => {
  const { saves } = await showConnection({
    ...CONNECTED,
    policy: { baseUrl: 'https://api.example.com', environment: 'sandbox' },
  });
  await expect.element(form.address).toHaveAttribute('readonly');
  await expect.element(form.dashboard).not.toHaveAttribute('readonly');
  await expect.element(form.environment).toHaveAttribute('readonly');
  expect(notes()).toBe(2);
  await expectAccessible();
  await form.dashboard.fill('https://other.example.com');
  await form.save.click();
  await expectSaved();
  expect(saves.mock.lastCall?.[0]).toMatchObject({
    baseUrl: 'https://api.example.com',
    dashboardUrl: 'https://other.example.com',
  });
});

test('a required passphrase is the only storage mode, also in the short form, and a stored key needs one', async () => {
  const { saves } = await showConnection({ ...CONNECTED, isShort: true, policy: { requirePassphrase: true } });
  await expect.element(form.radio('passphrase')).toBeChecked();
  await expect.element(form.radio('computer')).not.toBeInTheDocument();
  await form.save.click();
  await expect.element(form.newPassphrase).toHaveAccessibleDescription(/Choose a passphrase/);
  expect(saves).not.toHaveBeenCalled();
  await form.newPassphrase.fill(PASSPHRASE);
  await form.newPassphraseAgain.fill(PASSPHRASE);
  await form.save.click();
  await expectSaved();
  expect(saves.mock.lastCall?.[0]).toMatchObject({ storageMode: 'passphrase', passphrase: PASSPHRASE });
  await expectAccessible();
});

test('in a narrow card the note is below the number, which stays readable', async () => {
  const save = async () => undefined;
  await render(
    <div data-testid="card" style={{ width: 216 }}>
      <NumberField label="Daily limit" description="" min={0} max={1000} value={200} isManaged onSave={save} />
    </div>,
  );
  const input = page.getByRole('textbox', { name: 'Daily limit' });
  await expect.element(input).toHaveValue('200');
  expect(input.element().scrollWidth).toBeLessThanOrEqual(input.element().clientWidth);
  expect(page.getByTestId('card').element().scrollWidth).toBe(216);
});
