import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { settingsAt } from '../settings-section.ts';
import { cardIn } from './card.ts';
import { HAS_DISPLAY, test } from './fixtures.ts';
import { key, rightClick } from './pointer.ts';

test('a field chosen in a result applies at once, after a reload and in the options', async ({ open, service }) => {
  const popup = await open('popup.html');
  await score(popup, 'layout-two-scores@example.com');
  await expect(popup.getByTestId('no-score')).toBeVisible();
  const choice = popup
    .getByRole('list', { name: t('scoreRule.numbers') })
    .getByRole('button')
    .first();
  const value = await choice.locator('span').last().textContent();
  await choice.click();
  await expect(popup.getByTestId('score').first()).toHaveText(value ?? '');

  await popup.getByRole('textbox', { name: t('scoreRule.min') }).fill('0');
  await popup.getByRole('textbox', { name: t('scoreRule.max') }).fill('1000');
  await popup.getByText(t('scoreRule.riskier')).click();
  await popup.getByRole('button', { name: t('form.save'), exact: true }).click();
  await expect(
    popup.getByText(`${t('score.rangeByRule', { min: '0', max: '1000' })} · ${t('score.higherIsRiskier')}`).first(),
  ).toBeVisible();

  await popup.reload();
  await popup.getByTestId('tab-history').click();
  await expect(popup.getByRole('row', { name: /layout-two-scores/ })).toContainText(value ?? '');

  const options = await open(settingsAt('reading'));
  const reading = options.getByRole('region', { name: t('scoreRule.emailScores') });
  await reading.getByTestId('part-score').click();
  await expect(reading.getByRole('textbox', { name: t('scoreRule.max') })).toHaveValue('1000');
  await reading.getByRole('button', { name: t('scoreRule.otherField') }).click();
  await reading.getByRole('button', { name: t('scoreRule.noScore') }).click();
  // The row's time of day may contain the digits of the score.
  await popup.bringToFront();
  await expect(popup.getByRole('row', { name: /layout-two-scores/ })).toContainText(t('rows.noScore'));
  expect(service.requests).toHaveLength(1);

  // An older answer may be the one that shows the field.
  const email = popup.getByTestId('email');
  await popup.getByTestId('new-lookup').click();
  await email.fill('casey.cobblefield+layout-flat@example.com');
  await email.press('Enter');
  const answer = reading.getByRole('combobox', { name: t('scoreRule.example') });
  await expect(answer.locator('option:checked')).toContainText('layout-flat');
  await answer.selectOption(await answer.locator('option', { hasText: 'layout-two-scores' }).getAttribute('value'));
  await expect(reading.getByRole('button', { name: /^Fraud score/ })).toBeVisible();
});

test('an open card is read again', async ({ open, page, pages }) => {
  test.skip(!HAS_DISPLAY, 'native menus need a display: npm test brings one');
  await page.goto(`${pages.url}/plain/mailto.html`);
  await rightClick(page.getByTestId('mailto-link'));
  await key('Up', 'Up', 'Return');
  const card = await cardIn(page);
  await card.getByTestId('score').waitFor();
  const options = await open(settingsAt('reading'));
  const reading = options.getByRole('region', { name: t('scoreRule.emailScores') });
  await reading.getByTestId('part-score').click();
  await reading.getByRole('button', { name: t('scoreRule.noScore') }).click();
  await expect(card.getByTestId('no-score')).toBeVisible();
});
