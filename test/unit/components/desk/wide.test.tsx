import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Route } from '@/utils/surfaces/route';
import { batchOf } from '../batch/batch-stage';
import { EMAIL, PERSON, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const [ONE, OTHER, BATCH] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const LOOKUPS = [
  recordOf(EMAIL, { id: ONE, batchId: BATCH, position: 0 }),
  recordOf(PERSON, { id: OTHER, batchId: BATCH, position: 1, subjectKey: 'p' }),
];
const show = (route: Route, surface: 'tab' | 'popup' | 'panel' = 'tab', width?: number) =>
  showDesk({
    surface,
    ...(width && { width }),
    session: { [surface === 'panel' ? 'desk:panel' : 'desk:next']: { route } },
    lookups: LOOKUPS,
    batches: [batchOf({ id: BATCH, total: 2 })],
  });
const boxOf = (id: string) => page.getByTestId(id).element().getBoundingClientRect();
afterEach(() => vi.restoreAllMocks());

test.each([
  ['Look up', { name: 'new-lookup', form: 'email' }],
  ['History', { name: 'history' }],
  ['a batch', { name: 'batch', id: BATCH }],
] satisfies [string, Route][])('in a wide tab, a lookup chosen in %s is beside its list', async (_, route) => {
  await show(route);
  await page.getByTestId('rows').getByRole('link', { name: 'Casey Cobblefield' }).click();
  await expect.element(page.getByTestId('lookup')).toBeVisible();
  expect(boxOf('rows').right).toBeLessThanOrEqual(boxOf('lookup').left);
  const shown = page.getByTestId('rows').getByRole('link', { name: 'Casey Cobblefield' });
  await expect.element(shown).toHaveAttribute('aria-current', 'true');
  await page.getByTestId('rows').getByRole('link', { name: 'casey.cobblefield@example.com' }).click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'casey.cobblefield@example.com' })).toBeVisible();
});

test('in a wide tab, no form is beside a result; / leads to one, in which it is a letter', async () => {
  await show({ name: 'lookup', id: ONE, as: 'saved', form: 'email' });
  await expect.element(page.getByTestId('score')).toBeVisible();
  expect(
    page
      .getByRole('textbox')
      .elements()
      .filter((field) => field.getAttribute('type') !== 'search'),
  ).toEqual([]);
  expect(boxOf('rows').width).toBeLessThanOrEqual(300);
  // Before it is whole, the keys of a review do nothing.
  await expect.element(page.getByTestId('decision')).toBeVisible();
  page.getByRole('heading', { level: 2 }).element().focus();
  await userEvent.keyboard('/');
  await expect.element(page.getByTestId('email')).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(page.getByTestId('email')).toHaveValue('/');
});

test('Edit puts the subject of a lookup into the form beside it, whatever was typed there', async () => {
  const failed = recordOf(PERSON, { id: OTHER, state: 'failed', failure: { kind: 'input-refused', status: 422 } });
  await showDesk({
    surface: 'tab',
    session: { 'desk:next': { route: { name: 'new-lookup', form: 'subject' } } },
    lookups: [failed],
  });
  await page.getByTestId('full-name').fill('Somebody Else');
  location.hash = `#/lookup/${OTHER}/result`;
  await page.getByTestId('edit-input').click();
  await expect.element(page.getByTestId('full-name')).toHaveValue('Casey Cobblefield');
});

test('in a narrow tab, a chosen lookup covers its list, and Back leads to the list', async () => {
  await show({ name: 'history' }, 'tab', 640);
  await page.getByTestId('rows').getByRole('link', { name: 'Casey Cobblefield' }).click();
  await expect.element(page.getByTestId('lookup')).toBeVisible();
  await expect.element(page.getByTestId('rows')).not.toBeVisible();
  await page.getByTestId('back').click();
  await expect.element(page.getByTestId('rows')).toBeVisible();
});

test.each(['tab', 'popup', 'panel'] as const)(
  '%s: a long result scrolls alone, never the document',
  async (surface) => {
    await show({ name: 'lookup', id: ONE, as: 'saved' }, surface);
    await expect.element(page.getByTestId('lookup')).toBeVisible();
    const { scrollHeight, clientHeight } = document.documentElement;
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  },
);

/** Sides on which the ring of a focused element, which is 4 px wide, is cut by a scroller around it. */
function cutSides(element: Element): string[] {
  const own = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowX === 'visible') continue;
    const room = box.getBoundingClientRect();
    return Object.entries({ left: own.left - room.left, top: own.top - room.top, right: room.right - own.right })
      .filter(([, px]) => px < 4)
      .map(([side]) => side);
  }
  return [];
}

test.each(['tab', 'panel'] as const)('%s: no ring of a tab or search field is cut', async (surface) => {
  await show({ name: 'lookup', id: ONE, as: 'saved' }, surface);
  await expect.element(page.getByRole('tab').first()).toBeVisible();
  expect(page.getByRole('tab').elements().map(cutSides)).toEqual([[], [], []]);
  await page.getByTestId('tab-history').click();
  await expect.element(page.getByTestId('search-rows')).toBeVisible();
  expect(cutSides(page.getByTestId('search-rows').element())).toEqual([]);
});

test('Open in a tab and Open in the side panel keep the route', async () => {
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue(undefined as never);
  vi.spyOn(window, 'close').mockImplementation(() => undefined);
  await show({ name: 'history', id: ONE }, 'popup');
  await page.getByTestId('desk-menu').click();
  await page.getByTestId('to-tab').click();
  expect(create.mock.calls[0]?.[0]?.url).toMatch(new RegExp(`/desk\\.html#/history/${ONE}$`));
  await page.getByTestId('desk-menu').click();
  await page.getByTestId('to-panel').click();
  await expect
    .poll(() => fakeBrowser.storage.session.get('desk:panel'))
    .toMatchObject({ 'desk:panel': { route: { name: 'history', id: ONE } } });
});
