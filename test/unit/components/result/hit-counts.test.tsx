import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { PERSON, showLookup } from './result-stage';

const { t } = ENGLISH;
const HIT = { name: 'Casey Cobblefield', list: 'Harbour List', type: 'sanction' };
const glance = () => page.getByRole('list', { name: t('result.atAGlance') });

test.each([
  ['as many hits as are listed', { total_hits: 1, hits: [HIT] }],
  ['no hits beside an empty list', { total_hits: 0, hits: [] }],
])('%s have no cell with their number', async (_, answer) => {
  await showLookup({ subject: PERSON, answer: { ...answer, breaches: { count: 3 } } });
  await expect.element(glance()).toBeVisible();
  expect(glance().element().textContent).not.toContain(t('count.hits'));
});

test('a number of hits that the list does not show keeps its cell', async () => {
  await showLookup({ subject: PERSON, answer: { total_hits: 7, hits: [HIT], breaches: { count: 3 } } });
  await expect.element(glance()).toBeVisible();
  expect(glance().element().textContent).toContain(t('count.hits'));
});
