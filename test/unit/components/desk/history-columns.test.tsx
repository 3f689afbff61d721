import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { EMAIL, PERSON, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const HISTORY = { 'desk:next': { route: { name: 'history' } } };
const heading = (name: string) => page.getByRole('columnheader', { name });

test('a history of addresses has no empty column, and cuts no address', async () => {
  const email = 'maria.magdalena.longfellow@department.tidewater.example.com';
  const subject = { operation: 'score', request: { email } } as const;
  await showDesk({ surface: 'tab', width: 1380, session: HISTORY, lookups: [recordOf(subject)] });
  const link = page.getByTestId('rows').getByRole('link').first();
  await expect.element(link).toBeVisible();
  await expect.element(heading(t('rows.label'))).toBeVisible();
  for (const empty of [t('count.hits'), t('decision.title'), t('rows.remark'), t('rows.band')])
    expect(heading(empty).elements()).toEqual([]);
  expect(link.element().scrollWidth).toBeLessThanOrEqual(link.element().clientWidth);
});

test('beside the columns of a person, an address is not cut as long as these have room', async () => {
  const email = 'maria.magdalena.longfellow@department.tidewater.example.com';
  const subject = { operation: 'score', request: { email } } as const;
  const person = recordOf(PERSON, { id: crypto.randomUUID() });
  await showDesk({ surface: 'tab', width: 1380, session: HISTORY, lookups: [recordOf(subject), person] });
  await expect.element(heading(t('count.hits'))).toBeVisible();
  const link = page.getByRole('link', { name: email });
  expect(link.element().scrollWidth).toBeLessThanOrEqual(link.element().clientWidth);
  const row = link.element().closest('tr');
  const head = [...document.querySelectorAll('thead th')].map((cell) => Math.round(cell.getBoundingClientRect().left));
  const cells = [...(row?.querySelectorAll('td') ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
  expect(cells).toEqual(head);
  const ends = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.getBoundingClientRect().right);
  expect(Math.max(...ends)).toBeLessThanOrEqual(row?.getBoundingClientRect().right ?? 0);
});

test.each([
  ['all', 2],
  ['score', 1],
  ['overview', 1],
] as const)('the history of %s is limited to that kind', async (kind, rows) => {
  const person = recordOf(PERSON, { id: crypto.randomUUID() });
  const old = recordOf(EMAIL, { id: crypto.randomUUID(), createdAt: Date.now() - 40 * 86_400_000 });
  await showDesk({ surface: 'tab', width: 1380, session: HISTORY, lookups: [recordOf(EMAIL), person, old] });
  const links = () => page.getByTestId('rows').getByRole('link').elements();
  await expect.poll(() => links().length).toBe(3);
  await page.getByRole('combobox', { name: t('rows.time') }).selectOptions('7');
  await expect.poll(() => links().length).toBe(2);
  if (kind !== 'all') await page.getByRole('combobox', { name: t('subject.type') }).selectOptions(kind);
  await expect.poll(() => links().length).toBe(rows);
  await expect.element(page.getByRole('radio', { name: new RegExp(`^${t('rows.all')} ${rows}`) })).toBeVisible();
});

test.each([
  ['panel', 320],
  ['tab', 1380],
] as const)('in a %s of %i px, the birth of a person stands whole beside the name', async (surface, width) => {
  const session = { [surface === 'panel' ? 'desk:panel' : 'desk:next']: { route: { name: 'history' } } };
  await showDesk({
    surface,
    width,
    session,
    lookups: [recordOf(PERSON), recordOf(EMAIL, { id: crypto.randomUUID() })],
  });
  const words = surface === 'panel' ? '1980-05-12' : t('compare.born', { value: '1980-05-12' });
  const birth = page.getByTestId('rows').getByText(words, { exact: true });
  await expect.element(birth).toBeVisible();
  const { right, width: drawn } = birth.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(width);
  expect(drawn).toBeGreaterThanOrEqual(birth.element().scrollWidth - 1);
});
