import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NoteFormat } from '@/utils/case-file/note-formats';
import { ENGLISH } from '../../../texts/english';
import { showLookup } from './result-stage';

test('the actions at the lower edge hide the fields that scroll under them', async () => {
  const tools = { note: async () => ({ text: '' }), exportJson: null, print: null };
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

test('C copies the note as it was chosen last, in the result and in no field, and shows the first line', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const tools = {
    note: async (_: boolean, format: NoteFormat) => ({ text: `${format}\nsecond line` }),
    exportJson: null,
    print: null,
  };
  await showLookup({ answer: { risk_score: 44 }, tools });
  const button = page.getByRole('button', { name: ENGLISH.t('caseFile.copyNote') });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('c');
  await expect.element(page.getByText('text', { exact: true })).toBeVisible();
  await page.getByTestId('more').click();
  await page.getByText(ENGLISH.t('caseFile.asMarkdown')).click();
  await expect.element(page.getByText('markdown', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: ENGLISH.t('result.search') }).click();
  await userEvent.keyboard('c');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}c{/Control}c');
  await expect.poll(() => copied.map((text) => text.split('\n')[0])).toEqual(['text', 'markdown', 'markdown']);
});
