import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SaveReply } from '@/components/connection/editable-connection';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { CONNECTED, expectSaved, form, showConnection } from './connection-stage';

const NO_REPLY = ENGLISH.t('fault.noReply');

test('a background that does not answer loses nothing', async () => {
  const { silence, saves } = await showConnection({ ...CONNECTED });
  silence(true);
  await form.environment.fill('Live');
  await form.replace.click();
  await form.key.fill('sk_live_1234abcd');
  await form.save.click();
  await expect.element(page.getByTestId('notice-problem')).toMatchTextContent(NO_REPLY);
  await expect.element(form.environment).toHaveValue('Live');
  await expect.element(form.key).toHaveValue('sk_live_1234abcd');
  await expectAccessible();
  silence(false);
  await form.save.click();
  await expectSaved();
  await expect.element(page.getByText(NO_REPLY)).not.toBeInTheDocument();
  expect(saves).toHaveBeenCalledTimes(2);
});

test('a key that could not be deleted is still shown as stored', async () => {
  const { silence } = await showConnection({ ...CONNECTED });
  await expect.element(form.forget).toBeVisible();
  silence(true);
  await form.forget.click();
  await page.getByTestId('confirm').click();
  await expect.element(page.getByText(NO_REPLY)).toBeVisible();
  await expect.element(form.kept.getByText(/Key ending 9f3c/)).toBeVisible();
});

test('reports a refusal by the background at the field', async () => {
  const reply: SaveReply = { ok: false, field: 'key', problem: 'key-locked' };
  await showConnection({ ...CONNECTED, reply: () => Promise.resolve(reply) });
  await form.replace.click();
  await form.key.fill('sk_live_1234abcd');
  await form.save.click();
  await expect.element(form.key).toHaveAccessibleDescription(expect.stringContaining('The saved key is locked.'));
  await expect.element(form.key).toHaveFocus();
  await expect.element(form.key).toHaveValue('sk_live_1234abcd');
});

test('keeps input typed during saving', async () => {
  const { promise, resolve } = Promise.withResolvers<SaveReply>();
  await showConnection({ ...CONNECTED, reply: () => promise });
  await form.environment.fill('One');
  await form.save.click();
  await form.environment.fill('Two');
  resolve({
    ok: true,
    state: {
      host: 'api.example.com',
      hasKey: true,
      last4: '9f3c',
      storageMode: 'computer',
      isLocked: false,
      savedAt: null,
      sealProblem: null,
    },
  });
  await expectSaved();
  await expect.element(form.environment).toHaveValue('Two');
});

test('a change made elsewhere updates only the fields that the user has not edited', async () => {
  const { saveElsewhere } = await showConnection({ ...CONNECTED });
  await form.environment.fill('Mine');
  saveElsewhere({ ...CONNECTED.saved, environment: 'Theirs', dashboardUrl: 'https://other.example.com' });
  await expect.element(form.dashboard).toHaveValue('https://other.example.com');
  await expect.element(form.environment).toHaveValue('Mine');
});

test('Save changes appears only while something is changed, and Discard reverts it', async () => {
  const { saves } = await showConnection({ ...CONNECTED });
  await expect.element(form.environment).toHaveValue('Sandbox');
  await expect.element(form.save).not.toBeInTheDocument();
  await form.environment.fill('Mine');
  await form.replace.click();
  await form.key.fill('sk_live_1234abcd');
  await form.discard.click();
  await expect.element(form.environment).toHaveValue('Sandbox');
  await expect.element(form.kept).toBeVisible();
  await expect.element(form.save).not.toBeInTheDocument();
  await form.replace.click();
  await expect.element(form.key).toHaveValue('');
  expect(saves).not.toHaveBeenCalled();
});

test('after saving, Saved takes the place of the button and has the focus', async () => {
  await page.viewport(1000, 400);
  await showConnection({ ...CONNECTED });
  await form.environment.fill('Mine');
  await form.save.click();
  await expectSaved();
  await expect.element(form.save).not.toBeInTheDocument();
  await expect.element(form.outcome).toHaveFocus();
  await expect.element(form.outcome).toBeInViewport();
});

test('another host warns that environment and dashboard belong to the previous host', async () => {
  await showConnection({ ...CONNECTED });
  const still = page.getByText(ENGLISH.t('connection.stillOf', { host: 'api.example.com' }));
  await expect.element(form.environment).toHaveValue('Sandbox');
  expect(still.elements()).toHaveLength(0);
  await form.address.fill('https://api.example.org');
  await expect.poll(() => still.elements().length).toBe(2);
  await expectAccessible();
  await form.environment.fill('Live');
  await expect.poll(() => still.elements().length).toBe(1);
});
