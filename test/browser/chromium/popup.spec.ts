import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { score } from '../popup.ts';
import { expect, test } from './fixtures.ts';

const email = (popup: Page) => popup.getByTestId('email');

test('an address typed and scored on Enter; the answer says all that it holds', async ({ open, service }) => {
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

test('what is no address gets one clear sentence at the field, and nothing is sent or lost', async ({
  open,
  service,
}) => {
  const popup = await open('popup.html');
  for (const [typed, sentence] of [
    ['', 'typedEmail.empty'],
    ['jane', 'typedEmail.noAt'],
    ['jane@', 'typedEmail.noDomain'],
    ['a@example.com, b@example.com', 'typedEmail.several'],
  ] as const) {
    await score(popup, typed);
    await expect(popup.getByText(t(sentence))).toBeVisible();
    await expect(email(popup)).toHaveValue(typed);
  }
  expect(service.requests).toHaveLength(0);
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

test('a draft ends with its answer, not with a failure; the popup may be closed by then', async ({ open, service }) => {
  service.faults.next({ kind: 'status', status: 500 });
  const first = await open('popup.html');
  await score(first, 'casey.cobblefield@example.com');
  await expect(first.getByTestId('lookup')).toHaveAttribute('data-state', 'failed');
  await first.close();
  const second = await open('popup.html');
  await expect(email(second)).toHaveValue('casey.cobblefield@example.com');
  service.hold();
  await email(second).press('Enter');
  await expect.poll(() => service.requests.length).toBe(2);
  await second.close();
  service.release();
  await expect.poll(() => service.requests[1]?.outcome).toBe('answered');
  await expect(async () => {
    const third = await open('popup.html');
    await expect(email(third)).toHaveValue('', { timeout: 2_000 });
  }).toPass();
});

test('an answer without a single score says so, calmly, and shows everything', async ({ open, service }) => {
  const popup = await open('popup.html');
  for (const layout of ['scoreless', 'two-scores'] as const) {
    service.setLayout(layout);
    await score(popup, `${layout}@example.com`);
    await expect(popup.getByTestId('no-score')).toHaveText(t('noScore.title'));
    await popup.getByTestId('back').click();
  }
});

test('History lists lookups with state and score; Refresh sends, reopening does not', async ({ open, service }) => {
  const popup = await open('popup.html');
  await score(popup, 'casey.cobblefield@example.com');
  await expect(popup.getByTestId('score')).toHaveText('44');
  await popup.getByTestId('back').click();
  await popup.getByTestId('tab-history').click();
  const row = popup.getByRole('row', { name: /casey/ });
  await expect(row).toContainText(t('lookupState.done'));
  await expect(row).toContainText('44');
  await row.getByRole('link').click();
  await expect(popup.getByTestId('score')).toHaveText('44');
  expect(service.requests).toHaveLength(1);
  await popup.getByTestId('ask-again').click();
  await expect.poll(() => service.requests[1]?.outcome).toBe('answered');
  await popup.getByTestId('back').click();
  await popup.getByTestId('tab-email').click();
  await score(popup, 'casey.cobblefield@example.com');
  await expect(popup.getByText(t('result.nothingSent'))).toBeVisible();
  expect(service.requests).toHaveLength(2);
});
