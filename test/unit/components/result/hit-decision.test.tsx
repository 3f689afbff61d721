import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hitKeys } from '@/utils/decision/decided-hits';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { decided, reportOf, showHits } from './hits-stage';

const { t } = ENGLISH;
const ANSWER = {
  sanctions: { hits: [{ name: 'Casey Cobblefield', list: 'EU Consolidated', dob: '1980-05-12' }] },
  pep: { hits: [{ name: 'C. Cobblefield', dob: '1961' }] },
};
const firstHit = () =>
  page
    .getByRole('grid', { name: t('count.hits') })
    .getByRole('rowgroup')
    .first();
/** A button to decide the first hit, which it names. */
const choice = (name: string) => firstHit().getByRole('button', { name: `${name}: Casey Cobblefield`, exact: true });

test('each hit is decided by a press, with an optional reason', async () => {
  const saved = await showHits(ANSWER);
  await expectAccessible();
  await choice(t('decision.notCustomer')).click();
  await expect.element(choice(t('decision.notCustomer'))).toHaveAttribute('aria-pressed', 'true');
  await firstHit().getByRole('button', { expanded: false }).click();
  await firstHit().getByTestId('reason-of-hit').click();
  await userEvent.keyboard('birth year{Enter}');
  await expect.element(firstHit().getByText(/birth year$/)).toBeVisible();
  await expect.element(firstHit().getByTestId('reason-of-hit')).toHaveFocus();
  expect(saved.mock.calls).toEqual([
    ['/sanctions/hits/0', 'not-customer', ''],
    ['/sanctions/hits/0', 'not-customer', 'birth year'],
  ]);
  await expectAccessible();
});

test('“Match” asks for confirmation on a sanctions hit alone', async () => {
  const saved = await showHits(ANSWER);
  await choice(t('decision.customer')).click();
  const dialog = page.getByTestId('confirm-dialog');
  await expect.element(dialog.getByText(ANSWER.sanctions.hits[0]?.name ?? '', { exact: false })).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await page.getByTestId('confirm').click();
  await expect.element(choice(t('decision.customer'))).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('rowgroup').nth(1).getByRole('button', { expanded: false }).hover();
  await page.getByRole('rowgroup').nth(1).getByTestId('decide-customer').click();
  await expect.poll(() => saved.mock.calls.length).toBe(2);
  expect(page.getByTestId('confirm-dialog').elements()).toHaveLength(0);
});

test('a decision that found no room on the disk says so', async () => {
  await showHits(ANSWER, () => Promise.reject(new DOMException('', 'QuotaExceededError')));
  await choice(t('decision.unsure')).click();
  await expect.element(firstHit().getByText(t('failure.diskFull.title'))).toBeVisible();
});

test('a hit that has changed since its decision says so, and counts as undecided', async () => {
  const [before] = hitKeys(
    reportOf({ sanctions: { hits: [{ ...ANSWER.sanctions.hits[0], id: 'NK-1' }] } }).screeningEntries,
    'a',
  ).values();
  if (!before) throw new Error('no hit');
  const later = { sanctions: { hits: [{ ...ANSWER.sanctions.hits[0], id: 'NK-1', country: 'ES' }] } };
  await showHits(later, undefined, [decided(before, 'not-customer')]);
  const row = firstHit().getByRole('row').first();
  await expect
    .poll(() => row.element().getAttribute('aria-label'))
    .toMatch(new RegExp(`${t('decision.changed')}, ${t('rows.undecided')}$`));
  await firstHit().getByRole('button', { expanded: false }).click();
  await expect.element(firstHit().getByText(new RegExp(`${t('decision.changed')}$`))).toBeVisible();
  await expect.element(choice(t('decision.notCustomer'))).toHaveAttribute('aria-pressed', 'false');
});

test('a decision that could not be saved is not shown as made, and can be retried', async () => {
  const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no reply')).mockResolvedValue();
  await showHits(ANSWER, save);
  await choice(t('decision.unsure')).click();
  await expect.element(firstHit().getByText(t('fault.noReply'))).toBeVisible();
  await expect.element(choice(t('decision.unsure'))).toHaveAttribute('aria-pressed', 'false');
  await firstHit()
    .getByRole('button', { name: t('action.tryAgain') })
    .click();
  await expect.element(choice(t('decision.unsure'))).toHaveAttribute('aria-pressed', 'true');
});
