import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SaveReply } from '@/components/connection/editable-connection';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { CONNECTED, expectSaved, form, showConnection } from './connection-stage';

const { t } = ENGLISH;
const BASE_URL = 'https://api.example.com';
const SEALED = { saved: { baseUrl: BASE_URL }, policy: { baseUrl: BASE_URL, sealedKey: 'sightline1.a.b.c.d' } };
const CODE = '0Z1G-6YAZ-N4K4-XX4T-7H4Y-P512-Z6C2';

test('with a sealed key in the policy, the field asks for the team code and nothing else', async () => {
  await showConnection({ ...SEALED, isShort: true });
  await expect.element(page.getByLabelText(t('team.code'))).toBeVisible();
  await expect.element(page.getByText(t('team.codeHelp'))).toBeVisible();
  await expect.element(form.key).toHaveAttribute('type', 'password');
  expect(page.getByText(t('connection.myApiKeys')).elements()).toEqual([]);
  await expectAccessible();
});

test('the entered code is saved once and leaves the field', async () => {
  const { saves } = await showConnection({ ...SEALED });
  await form.key.fill(CODE);
  await form.save.click();
  await expectSaved();
  expect(saves.mock.calls.map(([typed]) => typed.key)).toEqual([CODE.replaceAll('-', '')]);
  await expect.element(form.kept).toBeVisible();
  expect(document.body.innerHTML).not.toContain(CODE);
});

const REFUSALS = [
  ['code-mistyped', 'connectionProblem.codeMistyped'],
  ['other-code', 'connectionProblem.sealOtherCode'],
  ['damaged', 'connectionProblem.sealDamaged'],
  ['other-host', 'connectionProblem.sealOtherHost'],
] as const;

test.each(REFUSALS)('a code is refused (%s) in one sentence at its field, which keeps it', async (problem, text) => {
  const refuse = (): Promise<SaveReply> => Promise.resolve({ ok: false, field: 'key', problem });
  await showConnection({ ...SEALED, reply: refuse });
  await form.key.fill(CODE);
  await form.save.click();
  await expect.element(page.getByText(t(text))).toBeVisible();
  await expect.element(form.key).toHaveFocus();
  await expect.element(form.key).toHaveValue(CODE);
  await expect.element(form.key).toHaveAttribute('aria-invalid', 'true');
});

test.each(REFUSALS.slice(1))(
  'a new seal that cannot be used (%s) is said beside the field of the code',
  async (problem, text) => {
    const sealProblem = problem === 'code-mistyped' ? null : problem;
    await showConnection({ ...CONNECTED, policy: SEALED.policy, kept: { ...CONNECTED.kept, sealProblem } });
    await expect.element(page.getByText(t(text))).toBeVisible();
    expect(form.noKey.elements()).toEqual([]);
  },
);
