import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChangedResults } from '@/components/lookups/changed-results';
import { EMPTY_SUMMARY, type RowSummary } from '@/utils/batch/row-summary';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

const { t } = ENGLISH;
const readings = (...days: (string | null)[]): Map<string, RowSummary> =>
  new Map(days.map((changedSince, i) => [String(i), { ...EMPTY_SUMMARY, changedSince }]));

test('a batch says how many results have changed, since the earliest day, and leads to the review', async () => {
  const onReview = vi.fn();
  await render(<ChangedResults readings={readings('2026-11-14', null, '2026-11-12')} onReview={onReview} />);
  await expect.element(page.getByText('Laid out differently from the results confirmed on Nov 12, 2026')).toBeVisible();
  await expect.element(page.getByText(t('profile.changedRows', { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: t('profile.review') }).click();
  expect(onReview).toHaveBeenCalledOnce();
});

test('a batch without changed results says nothing', async () => {
  await render(<ChangedResults readings={readings(null)} onReview={vi.fn()} />);
  await expect.element(page.getByTestId('changed-results')).not.toBeInTheDocument();
});
