import { t } from '../../texts/english-in-node.ts';
import { lookupTab } from '../desk.ts';
import type { OurPage } from '../driver.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';

/** 28 hits for somebody born on 1961-04-03: 23 were born on another day, 3 state no birth, 2 the asked one. */
const HITS = Array.from({ length: 28 }, (_, i) => ({
  ...{ id: `NK-${1000 + i}`, name: 'Juan Quillon', list: 'Harbour List', nationality: 'ES' },
  ...(i < 23 ? { dob: `19${70 + (i % 20)}-11-02` } : i < 26 ? {} : { dob: '1961-04-03' }),
}));

/** What is stored: each decision about a hit and, of the log, how many hits its press decided. */
const stored = (page: OurPage) =>
  page.evaluate(async (_: null) => {
    const opening = indexedDB.open('sightline-records');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const all = <Row>(store: string) =>
      new Promise<Row[]>((resolve) => {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
    const decisions = await all<{ value: string; reason: string }>('decisions');
    const lines = await all<{ content: { event: string; together?: string } | null }>('log');
    opening.result.close();
    const isOf = (event: string) => (line: (typeof lines)[number]) => line.content?.event === event;
    return {
      words: [...new Set(decisions.map(({ value }) => value))],
      hits: decisions.length,
      reason: decisions[0]?.reason ?? '',
      together: lines.filter(isOf('decision')).map(({ content }) => content?.together),
      undone: lines.filter(isOf('undone')).length,
    };
  }, null);

/** Whether an element has the focus. */
const isFocused = (page: OurPage, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test('23 of 28 hits are decided with three keys, each with its reason and line, and one key takes them back', async ({
  open,
  service,
}) => {
  const page = await open('desk.html');
  service.faults.next({ kind: 'json', json: { pep: { hits: HITS } } });
  const request = { subject_name: 'Juan Quillon', entity_type: 'individual', dob: '1961-04-03', nationality: 'ES' };
  const subject = { operation: 'overview', request };
  const { id } = (await message(page, 'lookup', { subject, gesture: 'popup', refresh: false })) as { id: string };
  await message(page, 'awaitLookup', { id });

  const desk = await open(lookupTab(id));
  const isThere = (testId: string) =>
    desk.evaluate((wanted) => document.querySelector(`[data-testid="${wanted}"]`) !== null, testId);
  await expect.poll(() => isThere('several')).toBe(true);
  await desk.evaluate((_) => document.querySelector<HTMLElement>('[data-hit]')?.focus(), null);
  await desk.keyboard.press('Shift+N');
  await expect.poll(() => isFocused(desk, '[data-testid="cancel"]')).toBe(true);
  const count = t('screening.entries', { count: 23 });
  const action = await desk.evaluate((_) => document.querySelector('[data-testid="confirm"]')?.textContent ?? '', null);
  expect(action).toBe(t('list.named', { name: t('decision.notCustomer'), value: count }));
  expect((await stored(desk)).hits).toBe(0);
  await desk.keyboard.press('Tab');
  await expect.poll(() => isFocused(desk, '[data-testid="confirm"]')).toBe(true);
  await desk.keyboard.press('Enter');
  await expect.poll(async () => (await stored(desk)).hits).toBe(23);
  const { words, reason, together } = await stored(desk);
  expect(words).toEqual(['not-customer']);
  expect(reason).toMatch(/^Birth 19\d\d-11-02, asked 1961-04-03$/);
  expect(together).toEqual(Array.from({ length: 23 }, () => '23'));
  // The next key decides one of the five that are left.
  await expect.poll(() => isFocused(desk, '[data-hit]')).toBe(true);

  await desk.keyboard.press('z');
  await expect.poll(async () => (await stored(desk)).hits).toBe(0);
  expect((await stored(desk)).undone).toBe(23);
});
