import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { PERSON, showLookup } from './result-stage';

const { t } = ENGLISH;

test('*All fields* counts those that were not understood and filters exactly these, until all are shown again', async () => {
  await showLookup({ subject: PERSON, answer: { name: 'Jane Roe', zorb: 'strange', grix: 'odd' } });
  const count = page.getByText(t('screening.notUnderstood', { count: 2, total: 3 }));
  expect(
    page
      .getByRole('region', { name: t('screening.title') })
      .getByText(/understood/)
      .elements(),
  ).toEqual([]);
  await count.click();
  await expect.element(page.getByText('strange')).toBeVisible();
  await expect.element(page.getByText('odd')).toBeVisible();
  expect(page.getByRole('tabpanel').getByText('Jane Roe').elements()).toEqual([]);
  await page.getByRole('button', { name: t('result.showAllFields') }).click();
  await expect.element(page.getByRole('tabpanel').getByText('Jane Roe')).toBeVisible();
});
