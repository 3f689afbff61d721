import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ENGLISH } from '../../../texts/english';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const NEW_BATCH = { 'desk:next': { route: { name: 'new-batch', source: 'text' } } };

afterEach(() => vi.restoreAllMocks());

const LIST = { operation: 'score', source: 'text', emails: '', subjects: '' };
const storedList = async () =>
  (await fakeBrowser.storage.session.get<{ 'draft:batch'?: unknown }>('draft:batch'))['draft:batch'];
const listsIn = (items: object): unknown[] =>
  Object.entries(items).flatMap(([key, value]) => (key === 'draft:batch' ? [value] : []));

test('a list is stored once it settles, not with each change', async () => {
  await showDesk({ surface: 'tab', session: NEW_BATCH });
  const text = page.getByTestId('batch-text');
  await expect.element(text).toBeVisible();
  const set = vi.spyOn(fakeBrowser.storage.session, 'set');
  const lists = () => set.mock.calls.flatMap(([items]) => listsIn(items));
  const field = text.element() as HTMLTextAreaElement;
  for (const emails of ['a@example.com', 'ab@example.com', 'abc@example.com']) typeAtOnce(field, emails);
  expect(lists()).toEqual([]);
  await expect.poll(lists).toMatchObject([{ emails: 'abc@example.com' }]);
});

test('a list that has not settled is stored when the page closes', async () => {
  await showDesk({ surface: 'tab', session: NEW_BATCH });
  const text = page.getByTestId('batch-text');
  await expect.element(text).toBeVisible();
  const set = vi.spyOn(fakeBrowser.storage.session, 'set');
  typeAtOnce(text.element() as HTMLTextAreaElement, 'last@example.com');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(set.mock.calls.flatMap(([items]) => listsIn(items))).toMatchObject([{ emails: 'last@example.com' }]);
});

test('a list of more than a million letters is not stored, takes no older one’s place, and says so', async () => {
  await showDesk({
    surface: 'tab',
    session: { ...NEW_BATCH, 'draft:batch': { ...LIST, emails: 'old@example.com' } },
  });
  const text = page.getByTestId('batch-text');
  await expect.element(text).toHaveValue('old@example.com');
  const notice = page.getByTestId('list-not-kept');
  typeAtOnce(text.element() as HTMLTextAreaElement, `${'word '.repeat(19)}end.\n`.repeat(10_100));
  await expect.element(notice).toHaveTextContent(t('newBatch.notKept'));
  await expect.poll(storedList).toBeUndefined();
  typeAtOnce(text.element() as HTMLTextAreaElement, 'new@example.com');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(storedList).toMatchObject({ emails: 'new@example.com' });
});

test('a list that finds no room says so, and the older one does not come back', async () => {
  await showDesk({
    surface: 'tab',
    session: { ...NEW_BATCH, 'draft:batch': { ...LIST, emails: 'old@example.com' } },
  });
  const text = page.getByTestId('batch-text');
  await expect.element(text).toHaveValue('old@example.com');
  vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));
  typeAtOnce(text.element() as HTMLTextAreaElement, 'new@example.com');
  await expect.element(page.getByTestId('list-not-kept')).toBeVisible();
  await expect.poll(storedList).toBeUndefined();
});

test('a batch that starts right after a change leaves no list behind', async () => {
  const { called } = await showDesk({
    surface: 'tab',
    session: { ...NEW_BATCH, 'draft:batch': { ...LIST, emails: 'a@example.com' } },
    background: { startBatch: () => ({ ok: true, id: 'b1' }) },
  });
  const start = page.getByTestId('start-batch');
  await expect.element(start).toBeEnabled();
  typeAtOnce(page.getByTestId('batch-text').element() as HTMLTextAreaElement, 'a@example.com\n');
  await expect.element(start).toBeEnabled();
  (start.element() as HTMLElement).click();
  await expect.poll(() => called('startBatch')).toHaveLength(1);
  await expect.poll(storedList).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await storedList()).toBeUndefined();
});

/** Changes the text of a field within this task, as a fast typist or a paste does. */
function typeAtOnce(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
