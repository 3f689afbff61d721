import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ENGLISH } from '../../../texts/english';
import { EMAIL, PERSON, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const HISTORY = { 'desk:next': { route: { name: 'history' } } };
const id = () => crypto.randomUUID();

test('History lists single lookups and rows of batches, and says why one failed', async () => {
  const now = Date.now();
  await showDesk({
    surface: 'tab',
    session: HISTORY,
    lookups: [
      recordOf(EMAIL, { id: id(), createdAt: now }),
      recordOf(EMAIL, {
        id: id(),
        createdAt: now - 1,
        state: 'failed',
        failure: { kind: 'service-fault', status: 503 },
      }),
      recordOf(PERSON, { id: id(), createdAt: now - 2, batchId: id(), subjectKey: 'p' }),
    ],
  });
  const rows = page.getByTestId('rows').getByRole('link');
  await expect.element(rows.nth(2)).toBeVisible();
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    'casey.cobblefield@example.com',
    'casey.cobblefield@example.com',
    'Casey Cobblefield',
  ]);
  // A subject that repeats the row above is quieter.
  const colors = rows.elements().map((row) => getComputedStyle(row).color);
  expect(colors[1]).not.toBe(colors[0]);
  expect(colors[2]).toBe(colors[0]);
  const reason = t('failure.serviceFault.title', { status: '503' });
  await expect
    .element(
      page
        .getByRole('row')
        .filter({ hasText: t('lookupState.failed') })
        .getByText(reason)
        .first(),
    )
    .toBeVisible();
});

test.each([
  ['popup', 400],
  ['panel', 320],
  ['tab', 1000],
] as const)('%s: a row shows the word for its score, and why it has none', async (surface, width) => {
  await showDesk({
    surface,
    session: surface === 'panel' ? { 'desk:panel': HISTORY['desk:next'] } : HISTORY,
    lookups: [
      recordOf(EMAIL, { id: id() }),
      recordOf(EMAIL, { id: id(), createdAt: 1, state: 'failed', failure: { kind: 'service-fault', status: 503 } }),
    ],
  });
  const shown = (text: string) =>
    [...document.querySelectorAll<HTMLElement>('tbody tr *')].filter(
      (each) => each.children.length === 0 && each.textContent?.includes(text) && each.checkVisibility(),
    );
  await expect.poll(() => shown('REVIEW')).toHaveLength(1);
  expect(shown('REVIEW')[0]?.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  expect(shown(t('failure.serviceFault.title', { status: '503' }))).toHaveLength(1);
});

test('at 240 px, a row shows its whole time, and names an address that it cuts', async () => {
  await showDesk({
    surface: 'panel',
    width: 240,
    session: { 'desk:panel': HISTORY['desk:next'] },
    lookups: [recordOf(EMAIL)],
  });
  const link = page.getByRole('link', { name: 'casey.cobblefield@example.com' });
  await expect.element(link).toBeVisible();
  await expect.element(link).toHaveAttribute('title', 'casey.cobblefield@example.com');
  // One text: in two boxes, a copy of it would have a line break.
  expect(link.element().childElementCount).toBe(0);
  const cut = [...document.querySelectorAll<HTMLElement>('tr time')].filter(
    ({ parentElement }) => parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth,
  );
  expect(cut).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(240);
});

test.each([
  ['a page that extensions cannot read', { site: null, tabId: null, emails: null }],
  [
    'a page without addresses',
    { site: { pattern: 'https://crm.example.com/*', enabled: false }, tabId: 1, emails: [] },
  ],
])('one sentence says why there is nothing to show: %s', async (_, pageEmails) => {
  await showDesk({ surface: 'panel', background: { pageEmails: () => pageEmails } });
  const sentences = [t('pageEmails.none'), t('desk.pageClosed'), t('history.none')];
  await expect
    .poll(() => sentences.filter((sentence) => document.body.textContent?.includes(sentence)))
    .toHaveLength(1);
});

test.each([320, 1000])('at %i px, every cell has a heading', async (width) => {
  await showDesk({
    surface: 'panel',
    width,
    session: { 'desk:panel': HISTORY['desk:next'] },
    lookups: [recordOf(EMAIL)],
  });
  const cells = page.getByRole('row').last().getByRole('cell');
  await expect.element(cells.first()).toBeVisible();
  expect(page.getByRole('columnheader').elements().length).toBe(cells.elements().length);
});

test.each(['history', 'batches'])('shows a skeleton while %s loads, and never beside data', async (name) => {
  const seen = new Set<string>();
  const watch = new MutationObserver(() => {
    if (page.getByTestId('skeleton').elements().length === 0) return;
    seen.add(document.querySelector('tbody tr, [data-testid=new-batch]') === null ? 'alone' : 'beside data');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await showDesk({ surface: 'tab', session: { 'desk:next': { route: { name } } }, lookups: [recordOf(EMAIL)] });
  await expect.poll(() => document.querySelector('tbody tr, [data-testid=new-batch]')).not.toBeNull();
  watch.disconnect();
  expect([...seen]).toEqual(['alone']);
});

test('a search that finds nothing says so, where screen readers hear it', async () => {
  await showDesk({ surface: 'tab', session: HISTORY, lookups: [recordOf(EMAIL)] });
  await page.getByTestId('search-rows').fill('zzz');
  await expect.element(page.getByRole('status').filter({ hasText: t('rows.noRow') })).toBeVisible();
});

test('an empty history says so once', async () => {
  await showDesk({ session: HISTORY });
  await expect.element(page.getByText(t('history.none'))).toBeVisible();
  expect(document.body.textContent).not.toContain(t('rows.search'));
});

const subjects = () =>
  page
    .getByTestId('rows')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

test('lists the newest lookup first, and sorts by subject, state or time', async () => {
  const about = (email: string) => ({ operation: 'score', request: { email } }) as const;
  const made = (name: string, createdAt: number) =>
    recordOf(about(`${name}@example.com`), { id: id(), createdAt, endedAt: createdAt, subjectKey: name });
  await showDesk({ surface: 'tab', session: HISTORY, lookups: [made('b', 1), made('c', 3), made('a', 2)] });
  await expect.poll(subjects).toEqual(['c@example.com', 'a@example.com', 'b@example.com']);
  await page.getByRole('button', { name: t('rows.subject') }).click();
  await expect.poll(subjects).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  await page.getByRole('button', { name: t('rows.time') }).click();
  await expect.poll(subjects).toEqual(['b@example.com', 'a@example.com', 'c@example.com']);
  const score = page.getByRole('columnheader', { name: t('rows.score') });
  expect(score.getByRole('button').elements()).toEqual([]);
});

test('an export has the shown lookups of every operation, without the columns of a file that a batch came from', async () => {
  const files: Blob[] = [];
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(blob);
    return '#';
  });
  const person = {
    operation: 'overview',
    request: { subject_name: 'Casey Marlow', entity_type: 'individual' },
  } as const;
  const { sentAt: _, ...cancelled } = recordOf(person, { id: id(), subjectKey: 'p', state: 'cancelled', createdAt: 1 });
  await showDesk({
    surface: 'tab',
    session: HISTORY,
    lookups: [
      cancelled,
      recordOf(EMAIL, { id: id(), sentAt: Date.UTC(2026, 0, 2), sourceRows: [['17', 'Team A'], ['18']] }),
      recordOf(EMAIL, { id: id(), state: 'failed', createdAt: 2, failure: { kind: 'service-fault', status: 503 } }),
    ],
  });
  const exported = async () => {
    await page.getByTestId('export').click();
    await page.getByTestId('export-csv').click();
    await expect.poll(() => files.length).toBe(1);
    return ((await files.pop()?.text()) ?? '').trim().split('\r\n');
  };
  const lines = await exported();
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^score,casey\.cobblefield@example\.com,,,,,done,44,REVIEW,.*,2026-01-02 \d\d:00:00,/);
  expect(lines.join()).not.toContain('Team A');
  await page.getByTestId('search-rows').fill('marlow casey');
  await expect.poll(subjects).toEqual(['Casey Marlow']);
  expect((await exported()).slice(1)).toEqual([expect.stringMatching(/^overview,,Casey Marlow,.*,cancelled,/)]);
  url.mockRestore();
});

test('a policy that forbids exports hides the export of History', async () => {
  await fakeBrowser.storage.local.set({ policy: { allowExport: false } });
  await showDesk({ surface: 'tab', session: HISTORY, lookups: [recordOf(EMAIL)] });
  await expect.poll(subjects).toHaveLength(1);
  await expect.element(page.getByText(t('rows.count', { count: 1 }))).toBeVisible();
  expect(page.getByTestId('export').elements()).toEqual([]);
});

test('a result that is older than twenty others of its subject is compared with the newest of them', async () => {
  const now = Date.now();
  const [oldest = '', ...others] = Array.from({ length: 23 }, id);
  const lookups = [oldest, ...others].map((each, i) => {
    const at = now + i * 1000;
    return recordOf(EMAIL, { id: each, createdAt: at, endedAt: at });
  });
  await showDesk({
    surface: 'tab',
    session: { 'desk:next': { route: { name: 'lookup', id: oldest, as: 'saved' } } },
    lookups,
  });
  // Its number comes with the others: before that, the result still moves under the pointer.
  await page.getByRole('tab', { name: `${t('desk.history')} 21` }).click();
  const listed = page.getByRole('list', { name: t('history.others') });
  await expect.element(listed).toBeVisible();
  expect(listed.getByRole('listitem').elements()).toHaveLength(20);
});

test('the focus stays on its row when a new lookup appears above it', async () => {
  const now = Date.now();
  const about = (email: string, at: number) =>
    recordOf({ operation: 'score', request: { email } }, { id: id(), createdAt: at, subjectKey: email });
  const lookups = [about('first@example.com', now), about('second@example.com', now - 1)];
  const { database } = await showDesk({ surface: 'tab', session: HISTORY, lookups });
  const rows = page.getByTestId('rows').getByRole('link');
  await expect.element(rows.nth(1)).toBeVisible();
  (rows.nth(1).element() as HTMLElement).focus();
  await database.lookups.add(about('new@example.com', now + 1));
  await expect.element(rows.first()).toHaveTextContent('new@example.com');
  expect(document.activeElement?.textContent).toBe('second@example.com');
});
