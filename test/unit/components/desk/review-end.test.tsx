import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { focusedHit, heading, measure, press, showHistory } from './review-stage';

const { t } = ENGLISH;
const end = page.getByTestId('review-end');

/** Decides on the three results: the hits of the first one stay open. */
async function reviewAll(): Promise<void> {
  await press('j');
  for (const [i, keys] of ['11{Enter}', 'nnn2{Enter}', 'nnn3{Enter}'].entries()) {
    await expect.element(heading).toHaveTextContent(['Ann Sample', 'Bob Sample', 'Cem Sample'][i] ?? '');
    await expect.poll(focusedHit).toBe(0);
    await press(keys);
  }
}

test('a review ends with what was decided and what is open, and leads back to the first result with an open hit', async () => {
  await showHistory();
  await expect.element(page.getByText(t('review.hitsOpen', { count: 9 }), { exact: false })).toBeVisible();
  await reviewAll();
  await expect.element(end).toBeVisible();
  const decided = [`1 ${t('decision.noConcern')}`, `1 ${t('decision.escalate')}`, `1 ${t('decision.reject')}`];
  const list = new Intl.ListFormat('en').format(decided);
  await expect
    .element(heading)
    .toHaveTextContent(
      `${t('review.ended', { number: '3', decisions: list })} · ${t('review.hitsOpen', { count: 3 })}`,
    );
  await expect.element(heading).toHaveFocus();
  await expect.element(end.getByTestId('export-review')).toBeEnabled();
  await expect.element(end.getByTestId('copy-review')).toBeEnabled();
  await expectAccessible();
  await end.getByTestId('to-undecided').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Ann Sample' })).toBeVisible();
  await expect.poll(focusedHit).toBe(0);
  // Once its hits are decided, nothing is left to go back to.
  await press('nnn');
  await expect.element(page.getByText(t('review.hitsOpen', { count: 3 }), { exact: false })).not.toBeInTheDocument();
  await press('{Enter}');
  await expect.element(end).toBeVisible();
  await expect.element(end.getByTestId('to-undecided')).not.toBeInTheDocument();
});

test('a click on a row gives the next key to its result', async () => {
  const { stored } = await showHistory();
  await page.getByRole('link', { name: 'Bob Sample' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Bob Sample' })).toBeVisible();
  await expect.poll(focusedHit).toBe(0);
  await press('n');
  await expect.poll(stored).toEqual(['1 not-customer']);
});

for (const surface of ['tab', 'panel'] as const) {
  test(`what a key did covers no control, in a ${surface}`, async () => {
    await showHistory({ surface, count: 40 });
    await press('j');
    await expect.poll(focusedHit).toBe(0);
    await press('n');
    const news = page
      .getByText(t('decision.notCustomer'), { exact: false })
      .and(page.getByText(t('review.nextHit', { name: 'Ann Sample 0' }), { exact: false }));
    await expect.element(news).toBeVisible();
    const { top, left, right, bottom } = news.element().getBoundingClientRect();
    const covered = [...document.querySelectorAll('a, button, input, select, textarea')].filter((control) => {
      const box = control.getBoundingClientRect();
      const scroller = control.closest('.overflow-y-auto, .overflow-auto')?.getBoundingClientRect();
      const low = Math.min(box.bottom, scroller?.bottom ?? box.bottom);
      return box.width > 0 && box.top < bottom && low > top && box.left < right && box.right > left;
    });
    expect(covered).toEqual([]);
  });
}

test('the measure of a review counts what is decided, also by a decision that is taken back', async () => {
  await showHistory();
  await press('j');
  await expect.poll(focusedHit).toBe(0);
  await press('2');
  await expect.element(measure(1, 3)).toBeVisible();
  await press('z');
  await expect.element(measure(0, 3)).toBeVisible();
});
