import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { test } from './fixtures.ts';

const email = (popup: Page) => popup.getByTestId('email');

test('Enter scores a typed address and shows the whole answer', { tag: '@smoke' }, async ({ open, service }) => {
  const popup = await open('popup.html');
  await score(popup, ' mailto:Casey.Cobblefield@EXAMPLE.com?subject=x ');
  await expect(popup.getByTestId('score')).toHaveText(/^\d+$/);
  await expect(popup.getByRole('heading', { level: 2 })).toHaveText('Casey.Cobblefield@example.com');
  await expect(email(popup)).toBeFocused();
  await expect(email(popup)).toHaveValue('');
  await popup.getByRole('tab', { name: t('result.rawJson') }).click();
  await popup.getByLabel(t('raw.search')).fill('risk_score');
  await expect(popup.getByRole('tabpanel')).toContainText('/risk_score');
  expect(service.requests.map(({ rawBody }) => rawBody)).toEqual(['{"email":"Casey.Cobblefield@example.com"}']);
});

test('the popup takes keys before its scripts have run, and loses none', async ({ open }) => {
  const popup = await open('popup.html');
  await expect(email(popup)).toBeVisible();
  await popup.reload({ waitUntil: 'commit' });
  await popup.locator('input:focus').waitFor();
  await popup.keyboard.type('casey@example.com');
  await expect(email(popup)).toHaveValue('casey@example.com');
  await expect(email(popup)).toBeFocused();
});

test('drafts survive the popup closing', async ({ open }) => {
  const first = await open('popup.html');
  await email(first).fill('half@typed');
  await first.getByTestId('tab-subject').click();
  await first.getByTestId('full-name').fill('Emery Holl');
  await first.getByTestId('entity-individual').click();
  await first.close();
  const second = await open('popup.html');
  await expect(email(second)).toHaveValue('half@typed');
  await second.getByTestId('tab-subject').click();
  await expect(second.getByTestId('full-name')).toHaveValue('Emery Holl');
  await expect(second.getByRole('radio', { name: 'Individual' })).toBeChecked();
});
