import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Database } from '@/utils/storage/database';
import { readPurpose } from '@/utils/storage/purpose';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const stored = () => readPurpose(new Database());
const field = page.getByTestId('case');

test('the case stays until it is cleared, and is saved with each key', async () => {
  await showDesk({ settings: { reasons: ['Onboarding', 'Review'] } });
  await page.getByTestId('desk-menu').click();
  await page.getByTestId('open-purpose').click();
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, '4711 ');
  await expect.poll(stored).toEqual({ reference: '4711', reason: '' });
  await expect.element(field).toHaveValue('4711 ');
  await page.getByRole('combobox', { name: t('decision.reason') }).selectOptions('Onboarding');
  await expect.poll(stored).toEqual({ reference: '4711', reason: 'Onboarding' });
  await expectAccessible();
  await userEvent.type(field, '{Enter}');
  await expect.element(page.getByTestId('purpose')).toHaveTextContent('Case 4711 · Onboarding');
  await expect.element(page.getByTestId('email')).toHaveFocus();
  await expectAccessible();
  await page.getByTestId('clear-purpose').click();
  await expect.poll(stored).toEqual({ reference: '', reason: '' });
  await expect.element(page.getByTestId('purpose')).not.toBeInTheDocument();
});

/** Changes a field as a user does, without waiting for anything. */
async function change(element: Element, value: string): Promise<void> {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  await new Promise((drawn) => setTimeout(drawn));
}

test('a reason chosen right after the case was typed does not lose the case, nor the other way around', async () => {
  await showDesk({ settings: { reasons: ['Onboarding'] } });
  await page.getByTestId('desk-menu').click();
  await page.getByTestId('open-purpose').click();
  const [typed, reason] = [field.element(), page.getByRole('combobox', { name: t('decision.reason') }).element()];
  await change(typed, '4711');
  await change(reason, 'Onboarding');
  await change(typed, '47112');
  await expect.element(field).toHaveValue('47112');
  await expect.poll(stored).toEqual({ reference: '47112', reason: 'Onboarding' });
});

test('a required case that is missing shows its field; the focus stays with the address until a lookup is refused', async () => {
  await showDesk({ settings: { requireReference: true } });
  await expect.element(field).toBeVisible();
  await expect.element(page.getByTestId('email')).toHaveFocus();
});

const REASONS = ['Onboarding'];
test.each([
  [
    'case',
    'case-missing',
    { requireReference: true },
    { name: t('purpose.case'), title: t('failure.caseMissing.title') },
  ],
  [
    'reason',
    'reason-missing',
    { requireReason: true },
    { name: t('decision.reason'), title: t('failure.reasonMissing.title') },
  ],
] as const)(
  'a menu choice without a required %s opens with its address and the focus on its field',
  async (_, kind, settings, shown) => {
    const email = 'casey.cobblefield@example.com';
    const ask = { kind: 'refused', email, failure: { kind, host: 'api.example' } };
    const session = { 'desk:next': { route: { name: 'new-lookup', form: 'email' }, ask }, 'draft:email': email };
    await showDesk({ settings: { ...settings, reasons: REASONS }, session });
    await expect.element(page.getByLabelText(shown.name, { exact: true })).toHaveFocus();
    await expect.element(page.getByTestId('email')).toHaveValue(email);
    await expect.element(page.getByText(shown.title)).toBeVisible();
  },
);

test('a required reason without a list of reasons says where to add them', async () => {
  await showDesk({ settings: { requireReason: true } });
  await expect.element(page.getByText(t('purpose.noReasons'))).toBeVisible();
  await expectAccessible();
});
