import { t } from '../../texts/english-in-node.ts';
import { HISTORY } from '../desk.ts';
import type { OurPage } from '../driver.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';

const NAMES = ['Ada Quillon', 'Bea Quillon', 'Cyd Quillon'];
const HITS = { pep: { hits: [{ name: 'A. Quillon', dob: '1961-03-04' }, { name: 'Quillon' }] } };

/** The text of an element; empty while it is not there. */
const textOf = (page: OurPage, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
const isFocused = (page: OurPage, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const TITLE = '[data-testid="lookup"] h2';

test('a review counts what is done, keeps a row until the next one opens, and ends with what was decided', async ({
  open,
  service,
}) => {
  const desk = await open(HISTORY);
  for (const subject_name of NAMES) {
    service.faults.next({ kind: 'json', json: HITS });
    const subject = { operation: 'overview', request: { subject_name, entity_type: 'individual' } };
    const { id } = (await message(desk, 'lookup', { subject, gesture: 'popup', refresh: false })) as { id: string };
    await message(desk, 'awaitLookup', { id });
  }
  // The row of chips is drawn again when the last result arrives.
  const choose = () =>
    desk.evaluate((name) => {
      const chips = [...document.querySelectorAll<HTMLElement>('[data-testid="row-groups"] [role="radio"]')];
      const chip = chips.find(({ textContent }) => textContent?.trim().startsWith(name));
      if (chip?.ariaChecked !== 'true') chip?.click();
      chip?.focus();
      return chip?.ariaChecked;
    }, t('rows.toReview'));
  await expect.poll(choose).toBe('true');
  const bodyText = () => textOf(desk, 'main');
  await expect.poll(bodyText).toContain(t('count.ofTotal', { part: 0, total: 3 }));
  await expect.poll(bodyText).toContain(t('review.hitsOpen', { count: 6 }));

  await desk.keyboard.press('j');
  for (const [i, key] of ['2', '2', '3'].entries()) {
    await expect.poll(() => textOf(desk, TITLE)).toBe(NAMES.toReversed()[i]);
    await expect.poll(() => isFocused(desk, '[data-index="0"]')).toBe(true);
    await desk.keyboard.press(key);
    await expect.poll(bodyText).toContain(t('count.ofTotal', { part: i + 1, total: 3 }));
    // Its row is still in the list.
    expect(await textOf(desk, '[data-testid="rows"] [aria-current]')).toBe(NAMES.toReversed()[i]);
    await desk.keyboard.press('Enter');
  }
  const end = () => textOf(desk, '[data-testid="review-end"] h2');
  const decisions = new Intl.ListFormat('en').format([`2 ${t('decision.escalate')}`, `1 ${t('decision.reject')}`]);
  await expect
    .poll(end)
    .toBe(`${t('review.ended', { number: '3', decisions })} · ${t('review.hitsOpen', { count: 6 })}`);
  await desk.getByTestId('to-undecided').click();
  await expect.poll(() => textOf(desk, TITLE)).toBe(NAMES.at(-1));
  await expect.poll(() => isFocused(desk, '[data-index="0"]')).toBe(true);
  await desk.keyboard.press('n');
  await expect.poll(() => isFocused(desk, '[data-index="1"]')).toBe(true);
  await desk.keyboard.press('n');
  await expect.poll(bodyText).toContain(t('review.hitsOpen', { count: 4 }));
  expect(service.requests).toHaveLength(3);
});
