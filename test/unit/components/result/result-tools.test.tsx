import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { showLookup } from './result-stage';

test('the actions at the lower edge cover the fields that scroll under them', async () => {
  const tools = { note: () => '', exportJson: null, print: null };
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`field_${i}`, i]));
  await showLookup({ answer: { risk_score: 44, fields }, tools });
  const actions = page.getByRole('toolbar', { name: ENGLISH.t('caseFile.title') }).element();
  const search = page.getByRole('searchbox', { name: ENGLISH.t('result.search') }).element();
  // A lower window fixes nothing.
  await page.viewport(480, 500);
  search.scrollIntoView({ block: 'end' });
  const { left, width, top, height, bottom } = actions.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  expect(actions.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
});
