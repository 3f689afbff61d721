import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const email = (popup: Page) => popup.getByLabel('Email address');
const chooseDate = async (popup: Page, digits: string) => {
  await popup.getByRole('spinbutton').first().click();
  await popup.keyboard.type(digits);
};

test('an address typed and scored on Enter; the answer says all that it holds', async ({
  connected,
  open,
  service,
}, info) => {
  void connected;
  const popup = await open('popup.html');
  await email(popup).fill(' mailto:Casey.Cobblefield@EXAMPLE.com?subject=x ');
  await email(popup).press('Enter');
  await expect(popup.getByTestId('score')).toHaveText(/^\d+$/);
  await expect(popup.getByRole('heading', { level: 2 })).toHaveText('Casey.Cobblefield@example.com');
  await expect(popup.getByRole('heading', { level: 2 })).toBeFocused();
  await popup.getByRole('tab', { name: 'Raw' }).click();
  await popup.getByLabel('Search in the answer').fill('risk_score');
  await expect(popup.getByRole('tabpanel')).toContainText('/risk_score');
  await popup.screenshot({ path: info.outputPath('raw.png'), fullPage: true });
  expect(service.requests.map(({ rawBody }) => rawBody)).toEqual(['{"email":"Casey.Cobblefield@example.com"}']);
});

test('what is no address gets one clear sentence at the field, and nothing is sent or lost', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  const popup = await open('popup.html');
  for (const [typed, sentence] of [
    ['', 'Type an email address'],
    ['jane', 'has an @ in it'],
    ['jane@', 'missing after the @'],
    ['a@example.com, b@example.com', 'more than one address'],
  ]) {
    await email(popup).fill(typed ?? '');
    await email(popup).press('Enter');
    await expect(popup.getByText(sentence ?? '')).toBeVisible();
    await expect(email(popup)).toHaveValue(typed ?? '');
  }
  expect(service.requests).toHaveLength(0);
});

test('the subject form with every field', async ({ connected, open, service }, info) => {
  void connected;
  const popup = await open('popup.html');
  await popup.getByRole('tab', { name: 'Subject' }).click();
  await popup.getByLabel(/^Full name/).fill('Emery Holloway');
  await popup.getByText('Individual', { exact: true }).click();
  await chooseDate(popup, '19800229');
  await popup.getByRole('combobox').fill('Fran');
  await popup.getByRole('option', { name: /^France/ }).click();
  await popup.screenshot({ path: info.outputPath('form.png') });
  await popup.getByRole('button', { name: 'Check subject' }).click();
  await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'done');
  await popup.screenshot({ path: info.outputPath('overview.png'), fullPage: true });
  expect(service.requests.map(({ path, rawBody }) => [path, JSON.parse(rawBody)])).toEqual([
    [
      '/v1/profile360/overview',
      { subject_name: 'Emery Holloway', entity_type: 'individual', dob: '1980-02-29', nationality: 'FR' },
    ],
  ]);
});

test('a business with nothing optional sends two fields', async ({ connected, open, service }) => {
  void connected;
  const popup = await open('popup.html');
  await popup.getByRole('tab', { name: 'Subject' }).click();
  await popup.getByLabel(/^Full name/).fill('Cobblefield Lettings Ltd');
  await popup.getByText('Business', { exact: true }).click();
  await popup.getByRole('button', { name: 'Check subject' }).click();
  await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'done');
  expect(service.requests.map(({ rawBody }) => JSON.parse(rawBody))).toEqual([
    { subject_name: 'Cobblefield Lettings Ltd', entity_type: 'business' },
  ]);
});

test('every invalid subject gets a sentence at its field, and nothing is sent', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  const popup = await open('popup.html');
  await popup.getByRole('tab', { name: 'Subject' }).click();
  const check = popup.getByRole('button', { name: 'Check subject' });
  await check.click();
  await expect(popup.getByText('Enter the full name')).toBeVisible();
  await expect(popup.getByText('Choose individual or business.')).toBeVisible();

  await popup.getByLabel(/^Full name/).fill('Emery Holloway');
  await popup.getByText('Individual', { exact: true }).click();
  await chooseDate(popup, '1980');
  await check.click();
  await expect(popup.getByText('not a real date')).toBeVisible();
  await chooseDate(popup, '29990101');
  await check.click();
  await expect(popup.getByText('lies in the past')).toBeVisible();
  await popup.getByText('Business', { exact: true }).click();
  await check.click();
  await expect(popup.getByText('A business has no date of birth')).toBeVisible();
  await popup.getByText('Individual', { exact: true }).click();
  await chooseDate(popup, '19800229');
  await popup.getByRole('combobox').fill('Atlantis');
  // While a list is open everything else is hidden from roles; leaving the field closes it.
  await popup.keyboard.press('Tab');
  await check.click();
  await expect(popup.getByText('Choose a country from the list')).toBeVisible();
  expect(service.requests).toHaveLength(0);
});

test('drafts survive the popup closing', async ({ connected, open }) => {
  void connected;
  const first = await open('popup.html');
  await email(first).fill('half@typed');
  await first.getByRole('tab', { name: 'Subject' }).click();
  await first.getByLabel(/^Full name/).fill('Emery Holl');
  await first.getByText('Individual', { exact: true }).click();
  await first.close();
  const second = await open('popup.html');
  await expect(email(second)).toHaveValue('half@typed');
  await second.getByRole('tab', { name: 'Subject' }).click();
  await expect(second.getByLabel(/^Full name/)).toHaveValue('Emery Holl');
  await expect(second.getByRole('radio', { name: 'Individual' })).toBeChecked();
});

test('a draft ends with its answer, not with a failure; the popup may be closed by then', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  service.faults.next({ kind: 'status', status: 500 });
  const first = await open('popup.html');
  await email(first).fill('casey.cobblefield@example.com');
  await email(first).press('Enter');
  await expect(first.getByTestId('lookup')).toHaveAttribute('data-state', 'failed');
  await first.close();
  const second = await open('popup.html');
  await expect(email(second)).toHaveValue('casey.cobblefield@example.com');
  service.setDelay(1000);
  await email(second).press('Enter');
  await expect.poll(() => service.requests.length).toBe(2);
  await second.close();
  await expect.poll(() => service.requests[1]?.outcome).toBe('answered');
  await expect(async () => {
    const third = await open('popup.html');
    await expect(email(third)).toHaveValue('', { timeout: 500 });
  }).toPass();
});

test('an answer without a single score says so, calmly, and shows everything', async ({
  connected,
  open,
  service,
}, info) => {
  void connected;
  const popup = await open('popup.html');
  for (const layout of ['scoreless', 'two-scores'] as const) {
    service.setLayout(layout);
    await email(popup).fill(`${layout}@example.com`);
    await email(popup).press('Enter');
    await expect(popup.getByTestId('no-score')).toHaveText('No single score in this answer');
    await popup.screenshot({ path: info.outputPath(`${layout}.png`), fullPage: true });
    await popup.getByRole('button', { name: /Back/ }).click();
  }
});

test('Recent lists look-ups with state, age and score; Refresh asks again, reopening does not', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  const popup = await open('popup.html');
  await email(popup).fill('casey.cobblefield@example.com');
  await email(popup).press('Enter');
  await expect(popup.getByTestId('score')).toHaveText('44');
  await popup.getByRole('button', { name: /Back/ }).click();
  await popup.getByRole('tab', { name: 'Recent' }).click();
  const row = popup.getByRole('row', { name: /casey/ });
  await expect(row).toContainText('answered');
  await expect(row).toContainText('44');
  await row.click();
  await expect(popup.getByText('not asked again')).toBeVisible();
  expect(service.requests).toHaveLength(1);
  await popup.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => service.requests[1]?.outcome).toBe('answered');
  await popup.getByRole('button', { name: /Back/ }).click();
  await popup.getByRole('tab', { name: 'Email' }).click();
  await email(popup).fill('casey.cobblefield@example.com');
  await email(popup).press('Enter');
  await expect(popup.getByText('not asked again')).toBeVisible();
  expect(service.requests).toHaveLength(2);
});
