import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { showDesk } from './desk-stage';
import { list, row } from './page-email-stage';
import '@/components/kit/style.css';

const { t } = ENGLISH;
const KNOWN = { id: '5f0c', score: '44', verdict: { label: null, band: null } };

/** Presses the box of a row. */
async function selectRow(email: string): Promise<void> {
  const row = page.getByRole('row', { name: new RegExp(`^${email}`) });
  await expect.element(row).toBeVisible();
  await userEvent.click(row.element().querySelector('label') as HTMLElement);
}
const scoreSelected = (count: number) => page.getByRole('button', { name: t('desk.scoreFound', { count }) });

test('Score selected takes the selected addresses in their order, also known and hidden ones', async () => {
  const [onScoreList, onReveal] = [vi.fn(), vi.fn()];
  const emails = [
    row('casey@example.com'),
    row('known@example.com', { known: KNOWN }),
    row('blair@example.com'),
    row('menu@example.com', { isShown: false }),
  ];
  const { rerender } = await render(list(emails, { onScoreList, onReveal }));
  for (const email of ['menu@example.com', 'known@example.com']) await selectRow(email);
  await scoreSelected(2).click();
  expect(onScoreList).toHaveBeenLastCalledWith(['known@example.com', 'menu@example.com']);
  // What has left the page is not scored.
  await rerender(list(emails.slice(0, 3), { onScoreList, onReveal }));
  await scoreSelected(1).click();
  expect(onScoreList).toHaveBeenLastCalledWith(['known@example.com']);
  expect(onReveal).not.toHaveBeenCalled();
});

test.each([
  ['the box', () => page.getByText(t('pageEmails.selectAll')).click()],
  ['the keyboard', () => userEvent.keyboard('{Control>}a{/Control}')],
])('Select all by %s selects what is on the page, none that the page hides', async (_, selectAll) => {
  const onScoreList = vi.fn();
  const emails = [row('casey@example.com'), row('blair@example.com'), row('menu@example.com', { isShown: false })];
  const { rerender } = await render(list(emails, { onScoreList }));
  await selectRow('casey@example.com');
  const all = page.getByRole('checkbox', { name: t('pageEmails.selectAll') });
  await expect.element(all).toBePartiallyChecked();
  await selectAll();
  await expect.element(all).toBeChecked();
  // One that comes later is not selected with them.
  await rerender(list([...emails.slice(0, 2), row('later@example.com'), ...emails.slice(2)], { onScoreList }));
  await expect.element(all).toBePartiallyChecked();
  await scoreSelected(2).click();
  expect(onScoreList).toHaveBeenCalledExactlyOnceWith(['casey@example.com', 'blair@example.com']);
});

test('selected addresses of a page are planned: nothing is sent, and an imitated one is left out until it is checked', async () => {
  const emails = ['one@example.com', 'two@example.com', 'jаne@example.com'].map((email) => row(email));
  const { called } = await showDesk({
    surface: 'panel',
    background: {
      pageEmails: () => ({ site: { pattern: 'https://crm.example.com/*', enabled: true }, tabId: 1, emails }),
    },
  });
  for (const email of ['jаne@example.com', 'one@example.com']) await selectRow(email);
  await scoreSelected(2).click();
  await expect.element(page.getByTestId('odd-emails')).toMatchTextContent(/jаne@example.com/);
  await expect.element(page.getByRole('button', { name: t('newBatch.startScores', { count: 1 }) })).toBeVisible();
  expect([called('lookup'), called('startBatch')]).toEqual([[], []]);
});

test.each([
  ['is too large to be kept', 600_000, false],
  ['finds no room', 10, true],
])('a list of a page that %s opens an empty form that says so', async (_, letters, isFull) => {
  const emails = ['one', 'two'].map((name) => row(`${name.repeat(letters / 3)}@example.com`));
  await showDesk({
    surface: 'panel',
    background: {
      pageEmails: () => ({ site: { pattern: 'https://crm.example.com/*', enabled: true }, tabId: 1, emails }),
    },
  });
  const set = vi.spyOn(fakeBrowser.storage.session, 'set');
  if (isFull) set.mockRejectedValue(new Error('full'));
  await page.getByRole('button', { name: t('desk.scoreFound', { count: 2 }) }).click();
  await expect.element(page.getByRole('heading', { name: t('newBatch.title') })).toBeVisible();
  await expect.element(page.getByText(t('newBatch.notKept'))).toBeVisible();
  set.mockRestore();
});
