import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const LOOKUPS = Array.from({ length: 300 }, (_, i) =>
  recordOf(
    { operation: 'score', request: { email: `person.${i}@example.com` } },
    {
      id: crypto.randomUUID(),
      subjectKey: `s${i}`,
      createdAt: 1_000_000 - i,
    },
  ),
);

/** What scrolls: elements that are higher inside than outside and hide the rest. */
const scrollers = (): Element[] =>
  [...document.querySelectorAll('*')].filter(
    (element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight,
  );

test('a tab at 400 % zoom scrolls as one, with nothing fixed, and draws only the rows in view', async () => {
  await showDesk({ surface: 'tab', session: { 'desk:next': { route: { name: 'history' } } }, lookups: LOOKUPS });
  await page.viewport(320, 225);
  await expect.element(page.getByRole('link', { name: 'person.0@example.com' })).toBeInTheDocument();
  await expect.poll(() => scrollers().map(({ tagName }) => tagName)).toEqual(['MAIN']);
  const fixed = [...document.querySelectorAll('main, main *')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  );
  expect(fixed).toEqual([]);
  const links = () => page.getByTestId('rows').getByRole('link').elements();
  expect(links().length).toBeLessThan(40);

  const main = document.querySelector('main') as HTMLElement;
  // The rows come from the store in several reads: only then is the end of the list the last lookup.
  await expect.poll(() => main.scrollHeight).toBeGreaterThan(300 * 40);
  main.scrollTop = main.scrollHeight;
  await expect.element(page.getByRole('link', { name: 'person.299@example.com' })).toBeVisible();
  const [last, frame] = [links().at(-1)?.getBoundingClientRect(), main.getBoundingClientRect()];
  expect(last?.bottom).toBeLessThanOrEqual(frame.bottom);
  expect(last?.bottom).toBeGreaterThan(frame.bottom - 60);
  expect(links().length).toBeLessThan(40);
});

test('a tab at 400 % zoom shows a chosen lookup from its top, and comes back to its row', async () => {
  await showDesk({ surface: 'tab', session: { 'desk:next': { route: { name: 'history' } } }, lookups: LOOKUPS });
  await page.viewport(320, 225);
  const row = page.getByRole('link', { name: 'person.150@example.com' });
  // The desk is drawn once its route is known.
  await expect.poll(() => document.querySelector('main')?.scrollHeight).toBeGreaterThan(300 * 40);
  const main = document.querySelector('main') as HTMLElement;
  const place = 150 * 40 + 100;
  main.scrollTop = place;
  await row.click();
  await expect.element(page.getByTestId('back')).toBeVisible();
  expect(main.scrollTop).toBe(0);
  await page.getByTestId('back').click();
  await expect.element(row).toBeVisible();
  expect(Math.abs(main.scrollTop - place)).toBeLessThan(120);
});
