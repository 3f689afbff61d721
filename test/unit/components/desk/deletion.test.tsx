import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { EMAIL, PERSON, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;

test('deleting a subject leads to the history, says so there, and leaves the focus at the search', async () => {
  const record = recordOf(EMAIL);
  const { database } = await showDesk({
    lookups: [record, recordOf(PERSON, { id: crypto.randomUUID(), subjectKey: 'p' })],
    session: { 'desk:next': { route: { name: 'lookup', id: record.id, as: 'saved' } } },
    background: { forgetSubject: ({ id }) => database.lookups.delete(id) },
  });
  await page.getByTestId('more').click();
  await page.getByTestId('forget-subject').click();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText(t('desk.deleted'))).toBeVisible();
  await expect.element(page.getByTestId('rows')).toBeVisible();
  await expect.element(page.getByTestId('search-rows')).toHaveFocus();
});

test('deleting the lookup beside the history leaves the focus in the list, however slowly the dialog closes', async () => {
  const record = recordOf(EMAIL);
  const { database } = await showDesk({
    surface: 'tab',
    lookups: [record, recordOf(PERSON, { id: crypto.randomUUID(), subjectKey: 'p' })],
    session: { 'desk:next': { route: { name: 'history', id: record.id } } },
    background: { forgetSubject: ({ id }) => database.lookups.delete(id) },
  });
  await page.getByTestId('more').click();
  await page.getByTestId('forget-subject').click();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText(t('desk.deleted'))).toBeVisible();
  await expect.element(page.getByTestId('confirm-dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.contains(page.getByTestId('rows').element())).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(document.activeElement).not.toBe(document.body);
});
