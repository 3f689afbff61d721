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
  for (const empty of [t('rows.hits'), t('decision.title'), t('rows.remark'), t('rows.band')])
    expect(heading(empty).elements()).toEqual([]);
  expect(link.element().scrollWidth).toBeLessThanOrEqual(link.element().clientWidth);
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
  const birth = page.getByTestId('rows').getByText(t('subject.born', { date: '1980-05-12' }), { exact: true });
  await expect.element(birth).toBeVisible();
  const { right, width: drawn } = birth.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(width);
  expect(drawn).toBeGreaterThanOrEqual(birth.element().scrollWidth - 1);
});
