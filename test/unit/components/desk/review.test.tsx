import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { focused, focusedHit, heading, measure, press, said, showHistory } from './review-stage';

const { t } = ENGLISH;

test('results are reviewed by keys alone: hits, the subject, the next result', async () => {
  const { stored } = await showHistory();
  await press('j');
  await expect.element(heading).toHaveTextContent('Ann Sample');
  await said(`1 of 3 · Ann Sample`);
  await expect.poll(focusedHit).toBe(0);
  expect(getComputedStyle(focused() ?? document.body).outlineStyle).toBe('solid');
  // What was said lies over the hits for a moment.
  await expect.element(page.getByText('1 of 3 · Ann Sample')).not.toBeInTheDocument();
  // In a lower window, the buttons of the second hit are cut, and axe counts what is left of them.
  await page.viewport(1100, 900);
  await expectAccessible();
  await page.viewport(1100, 600);
  await press('n');
  await expect.poll(focusedHit).toBe(1);
  // Whoever types fast decides the next hit before this one is on disk.
  await press('u');
  // Whom it decided, and which hit is next.
  await said(`${t('decision.unsure')}: Ann Sample 0 · ${t('review.nextHit', { name: 'Ann Sample 1' })}`);
  await press('n');
  await said(`${t('decision.notCustomer')}: Ann Sample 1 · ${t('review.allDecided')}`);
  await press('2');
  await expect.poll(stored).toEqual(['0 escalate', '0 not-customer', '0 not-customer', '0 unsure']);
  await expect.element(measure(1, 3)).toBeVisible();
  // The row stays while its result is open.
  await expect.element(page.getByRole('link', { name: 'Ann Sample' })).toBeVisible();
  await press('{Enter}');
  await expect.element(heading).toHaveTextContent('Bob Sample');
  await expect.poll(focusedHit).toBe(0);
  await press('{Enter}');
  await said(t('decision.chooseFirst'));
  await expect.element(heading).toHaveTextContent('Bob Sample');
  await press('1');
  await said(t('decision.undecided', { count: 3 }));
  await press('{Enter}');
  await said(t('decision.chooseFirst'));
  await press('11{Enter}');
  await expect.element(heading).toHaveTextContent('Cem Sample');
  await expect.element(measure(2, 3)).toBeVisible();
  expect(page.getByRole('link', { name: 'Ann Sample' }).elements()).toEqual([]);
  await press('j');
  await said(t('review.last'));
  await press('k');
  await said(t('review.first'));
});

test('the list to review takes the keys at once, while History has the focus in its search', async () => {
  await showHistory({ place: 'review' });
  const list = page.getByRole('region', { name: t('rows.toReview') });
  await expect.element(list).toHaveFocus();
  await press('j');
  await expect.element(heading).toHaveTextContent('Ann Sample');
});

test('C right after a decision copies a note with that decision', async () => {
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showHistory({ saved });
  await press('j');
  await expect.poll(focusedHit).toBe(0);
  await press('n');
  await expect.poll(focusedHit).toBe(1);
  await press('uc');
  save();
  await expect.poll(() => written.mock.calls.length).toBe(1);
  const note = written.mock.lastCall?.[0];
  for (const decision of [t('decision.notCustomer'), t('decision.unsure')])
    expect(note).toContain(t('note.decision', { decision }));
  written.mockRestore();
});

test('a key before the next result is drawn decides about nobody, and says so', async () => {
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const { stored } = await showHistory({ saved });
  await press('j');
  await expect.poll(focusedHit).toBe(0);
  await press('11{Enter}2n{Enter}');
  await said(t('review.tooEarly'));
  save();
  await expect.element(heading).toHaveTextContent('Bob Sample');
  await expect.poll(focusedHit).toBe(0);
  expect(await stored()).toEqual(['0 no-concern']);
});

test('“Match” on a sanctions hit asks once more before the next hit', async () => {
  const { stored } = await showHistory();
  await press('j');
  await expect.poll(focusedHit).toBe(0);
  await press('m');
  await page.getByTestId('cancel').click();
  await expect.poll(focusedHit).toBe(0);
  await press('m');
  await page.getByTestId('confirm').click();
  await expect.poll(stored).toEqual(['0 customer']);
  await expect.poll(focusedHit).toBe(1);
});

test('a key counts by its place where the layout is not Latin', async () => {
  const { stored } = await showHistory();
  const pressAt = (key: string, code: string) =>
    focused()?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  pressAt('о', 'KeyJ');
  await expect.element(heading).toHaveTextContent('Ann Sample');
  await expect.poll(focusedHit).toBe(0);
  // Russian, Greek, Hebrew; a Latin letter counts as typed, wherever it is.
  pressAt('т', 'KeyN');
  await expect.poll(focusedHit).toBe(1);
  pressAt('θ', 'KeyU');
  await expect.poll(focusedHit).toBe(2);
  pressAt('é', 'Digit2');
  pressAt('מ', 'KeyN');
  await expect.poll(stored).toEqual(['0 not-customer', '0 not-customer', '0 unsure']);
});

test('a note is written and saved without leaving the keyboard, and what is typed stays on Escape', async () => {
  const { stored, database } = await showHistory({ surface: 'panel' });
  await press('j');
  await expect.poll(focusedHit).toBe(0);
  await press('11e');
  await expect.element(page.getByTestId('decision-note')).toHaveFocus();
  await press('n j 2{Escape}');
  await expect.poll(stored).toEqual(['0 no-concern']);
  await press('e');
  await expect.element(page.getByTestId('decision-note')).toHaveValue('n j 2');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(heading).toHaveTextContent('Bob Sample');
  expect((await database.decisions.toArray()).map((made) => made.of === 'subject' && made.note)).toEqual(['n j 2']);
});

test('Z takes back the latest decision, also on the result before', async () => {
  const { stored } = await showHistory();
  await press('j');
  await expect.poll(focusedHit).toBe(0);
  await press('n');
  await expect.poll(stored).toEqual(['0 not-customer']);
  await press('z');
  await expect.poll(stored).toEqual([]);
  await expect.poll(focusedHit).toBe(0);
  await press('3{Enter}');
  await expect.element(heading).toHaveTextContent('Bob Sample');
  await expect.poll(focusedHit).toBe(0);
  await press('z');
  await expect.element(heading).toHaveTextContent('Ann Sample');
  await expect.poll(stored).toEqual([]);
});

test('a decision that could not be saved keeps its result on the screen', async () => {
  let isRefused = true;
  await showHistory({ fails: () => isRefused });
  await press('j');
  await expect.poll(focusedHit).toBe(0);
  await press('11{Enter}');
  await expect.element(page.getByText(t('fault.noReply'))).toBeVisible();
  await expect.element(heading).toHaveTextContent('Ann Sample');
  isRefused = false;
  await press('11{Enter}');
  await expect.element(heading).toHaveTextContent('Bob Sample');
});

test('arrows go through more hits than are drawn, and N goes on with the next one', async () => {
  const { stored } = await showHistory({ count: 60 });
  await press('j');
  await expect.poll(focusedHit).toBe(0);
  await press('{End}');
  await expect.poll(focusedHit).toBe(59);
  await press('{ArrowUp}');
  await expect.poll(focusedHit).toBe(58);
  await press('n');
  await expect.poll(focusedHit).toBe(59);
  await press('n');
  await expect.poll(focusedHit).toBe(0);
  await expect.poll(stored).toHaveLength(2);
});

test('? shows every key; none works in a field, with Ctrl, or once they are switched off', async () => {
  const { stored } = await showHistory();
  await press('?');
  await expect.element(page.getByTestId('review-keys')).toBeVisible();
  // In a lower window, the buttons of the second hit are cut, and axe counts what is left of them.
  await page.viewport(1100, 900);
  await expectAccessible();
  await page.viewport(1100, 600);
  await press('j');
  await page.getByRole('button', { name: t('form.close') }).click();
  await expect.element(page.getByTestId('review-keys')).not.toBeInTheDocument();
  await page.getByTestId('search-rows').click();
  await press('j');
  await expect.element(page.getByTestId('search-rows')).toHaveValue('j');
  await press('{Backspace}{Tab}{Tab}{Tab}{Control>}j{/Control}');
  expect(page.getByTestId('lookup').elements()).toEqual([]);
  await press('j');
  await expect.element(heading).toHaveTextContent('Ann Sample');
  expect(await stored()).toEqual([]);
});

test('keys that are switched off do nothing', async () => {
  await showHistory({ settings: { reviewShortcuts: false } });
  await press('j?');
  expect(page.getByTestId('lookup').elements()).toEqual([]);
  expect(page.getByTestId('review-keys').elements()).toEqual([]);
});
