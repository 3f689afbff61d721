import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { INPUT_LOOK } from '@/components/kit/look';
import { drawEarlyField } from '@/utils/surfaces/early-field';
import { ENGLISH } from '../../../texts/english';
import { batchOf } from '../batch/batch-stage';
import { EMAIL, PERSON, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const email = page.getByTestId('email');
const BATCH = '3f8a4c52-1d7e-4b6a-9c0d-5e2f7a8b9c1d';

test('a whole address that is still in the field is selected, so that typing replaces it', async () => {
  await showDesk({ session: { 'draft:email': 'casey@example.com' } });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('b');
  await expect.element(email).toHaveValue('b');
});

test('typing continues a half-typed address', async () => {
  await showDesk({ session: { 'draft:email': 'half@typed' } });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('.example');
  await expect.element(email).toHaveValue('half@typed.example');
});

test('a draft is kept but not shown beside a result, where Enter would pay for it', async () => {
  const record = recordOf(EMAIL);
  const route = { name: 'lookup', id: record.id, as: 'saved' };
  const { called } = await showDesk({
    session: { 'draft:email': 'blair@example.com', 'desk:next': { route } },
    lookups: [record],
    background: { lookup: () => ({ ok: true, id: record.id, reused: false }) as never },
  });
  await expect.element(email).toBeVisible();
  await expect.element(email).toHaveValue('');
  (email.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(ENGLISH.t('desk.enterEmailOrName'))).toBeVisible();
  expect(called('lookup')).toEqual([]);
  await page.getByTestId('back').click();
  await expect.element(email).toHaveValue('blair@example.com');
  expect(page.getByText(ENGLISH.t('desk.enterEmailOrName')).elements()).toEqual([]);
});

test('a name in the address field opens the form with it, and nothing is sent', async () => {
  const { called } = await showDesk({});
  await userEvent.fill(email, '12345');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(ENGLISH.t('typedEmail.noAt'))).toBeVisible();
  await userEvent.fill(email, 'Jane  Doe ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('full-name')).toHaveValue('Jane Doe');
  expect(called('lookup')).toEqual([]);
  await page.getByTestId('tab-email').click();
  await expect.element(email).toHaveValue('');
});

test('beside the result of a person, the field accepts the next person', async () => {
  const record = recordOf(PERSON);
  const route = { name: 'lookup', id: record.id, as: 'saved', form: 'subject' };
  const { called } = await showDesk({ session: { 'desk:next': { route } }, lookups: [record] });
  await expect.element(email).toHaveAttribute('placeholder', ENGLISH.t('desk.emailOrName'));
  await userEvent.fill(email, 'John Roe');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('full-name')).toHaveValue('John Roe');
  expect(called('lookup')).toEqual([]);
});

test('the only address of a sentence is shown in full, and Enter scores it', async () => {
  const { called } = await showDesk({
    background: { lookup: () => ({ ok: true, id: recordOf(EMAIL).id, how: 'sent' }) as never },
  });
  await userEvent.fill(email, 'Please check jane@acme.com, thanks');
  await expect.element(page.getByText(ENGLISH.t('desk.sentAs', { value: 'jane@acme.com' }))).toBeVisible();
  expect(called('lookup')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => called('lookup')).toMatchObject([{ subject: { request: { email: 'jane@acme.com' } } }]);
});

test('several addresses are a list with boxes; Enter leads to its plan and sends nothing', async () => {
  const { called } = await showDesk({});
  await userEvent.fill(email, 'jane@acme.com; kim@acme.com, lee@gmial.com sam@gmial');
  const list = page.getByTestId('found-addresses');
  await expect.element(list).toMatchTextContent(ENGLISH.t('desk.notRead', { text: 'sam@gmial' }));
  await expect.element(page.getByTestId('score-email')).toHaveTextContent(ENGLISH.t('desk.scoreFound', { count: 2 }));
  await list.getByText('kim@acme.com').click();
  await list.getByText(ENGLISH.t('newBatch.instead', { email: 'lee@gmail.com' })).click();
  await userEvent.type(email, '{Enter}');
  await expect.element(page.getByTestId('batch-text')).toHaveValue('jane@acme.com\nlee@gmail.com');
  await expect.element(page.getByTestId('before-sending')).toBeVisible();
  expect([called('lookup'), called('startBatch')]).toEqual([[], []]);
});

test.each([
  ['the history', { name: 'history' }],
  ['a result in the history', { name: 'history', id: recordOf(EMAIL).id }],
  ['the batches', { name: 'batches' }],
  ['a batch', { name: 'batch', id: BATCH }],
])('%s has no field that scores an address', async (_, route) => {
  await showDesk({
    session: { 'desk:next': { route } },
    lookups: [recordOf(EMAIL)],
    batches: [batchOf({ id: BATCH, total: 1 })],
  });
  await expect.element(page.getByTestId('new-lookup')).toBeVisible();
  await expect.element(page.getByText(/casey\.cobblefield|1 email/).first()).toBeVisible();
  expect(email.elements()).toEqual([]);
});

test('the history starts in its search, also from its tab, and Enter there sends nothing', async () => {
  const { called } = await showDesk({ lookups: [recordOf(EMAIL)] });
  await page.getByTestId('tab-history').click();
  await expect.element(page.getByTestId('search-rows')).toHaveFocus();
  await userEvent.keyboard('casey.cobblefield@example.com{Enter}');
  await expect.element(page.getByTestId('search-rows')).toHaveValue('casey.cobblefield@example.com');
  expect(called('lookup')).toEqual([]);
});

test('Edit of an address in the history leads to the field with it', async () => {
  const failed = recordOf(EMAIL, { state: 'failed', failure: { kind: 'input-refused', status: 422 } });
  await showDesk({ session: { 'desk:next': { route: { name: 'history', id: failed.id } } }, lookups: [failed] });
  await page.getByTestId('edit-input').click();
  await expect.element(email).toHaveValue('casey.cobblefield@example.com');
  await expect.element(email).toHaveFocus();
});

test('sends input typed beside a result, and does not show it beside the next result', async () => {
  const record = recordOf(EMAIL);
  const other = recordOf(EMAIL, { id: crypto.randomUUID() });
  const { called } = await showDesk({
    session: { 'desk:next': { route: { name: 'lookup', id: record.id, as: 'saved' } } },
    lookups: [record, other],
    background: { lookup: () => ({ ok: true, id: other.id, reused: false }) as never },
  });
  await email.fill('blair@example.com');
  await expect.element(email).toHaveValue('blair@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => called('lookup')).toHaveLength(1);
  await expect.element(email).toHaveValue('');
});

test.each(['a form', 'a result'])('keeps what is typed after Enter on %s, before the result is there', async (from) => {
  const record = recordOf(EMAIL);
  const other = recordOf(EMAIL, { id: crypto.randomUUID() });
  const { promise, resolve } = Promise.withResolvers<void>();
  const route = { name: 'lookup', id: other.id, as: 'saved' };
  await showDesk({
    lookups: [record, other],
    session: from === 'a result' ? { 'desk:next': { route } } : {},
    background: { lookup: () => promise.then(() => ({ ok: true, id: record.id, how: 'sent' })) as never },
  });
  await expect.element(email).toBeVisible();
  (email.element() as HTMLElement).focus();
  await userEvent.keyboard('casey@example.com{Enter}maryann');
  resolve();
  await userEvent.keyboard('@exam');
  await expect.poll(() => location.hash).toContain(record.id);
  await expect.element(page.getByTestId('score')).toBeVisible();
  await userEvent.keyboard('ple.com');
  await expect.element(email).toHaveValue('maryann@example.com');
});

test('the form of a subject is empty once it is answered', async () => {
  const subject = {
    operation: 'overview',
    request: { subject_name: 'Casey Cobblefield', entity_type: 'individual' },
  } as const;
  const record = recordOf(subject);
  const { database } = await showDesk({
    surface: 'tab',
    width: 1000,
    session: { 'desk:next': { route: { name: 'new-lookup', form: 'subject' } } },
    background: { lookup: () => ({ ok: true, id: record.id, how: 'sent' }) as never },
  });
  const name = page.getByTestId('full-name');
  const type = page.getByTestId('entity-individual');
  await name.fill('Casey Cobblefield');
  await type.click();
  await page.getByTestId('check-subject').click();
  await expect.poll(() => location.hash).toContain(record.id);
  await expect.element(name).toHaveValue('Casey Cobblefield');
  await database.lookups.put({ ...record, state: 'done' });
  await expect.element(name).toHaveValue('');
  expect(type.element().hasAttribute('data-selected')).toBe(false);

  // Asked again, the same result is shown at once.
  await page.getByTestId('new-lookup').click();
  await name.fill('Casey Cobblefield');
  await type.click();
  await page.getByTestId('check-subject').click();
  await expect.element(name).toHaveValue('');
});

const early = page.getByRole('textbox', { name: ENGLISH.t('form.email'), exact: true });

test.each([
  { stored: '', all: 'jane' },
  { stored: 'half@typed', all: 'half@typedjane' },
  { stored: 'casey@example.com', all: 'jane' },
])('typing before the desk is drawn continues in its field, after "$stored"', async ({ stored, all }) => {
  await showDesk();
  await expect.element(email).toBeVisible();
  const { top, left, width, height } = email.element().getBoundingClientRect();
  await cleanup();
  await showDesk({
    session: { 'draft:email': stored },
    async whileStarting() {
      drawEarlyField(document, 'popup', INPUT_LOOK);
      expect(early.element().getBoundingClientRect()).toMatchObject({ top, left, width, height });
      await userEvent.keyboard('jne{ArrowLeft}{ArrowLeft}');
    },
  });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(email).toHaveValue(all);
  expect(early.elements()).toHaveLength(1);
});

test('no field is drawn early where the desk had none, or opens at another place', async () => {
  await showDesk();
  await expect.element(email).toBeVisible();
  location.hash = '#/history';
  drawEarlyField(document, 'popup', INPUT_LOOK);
  location.hash = '';
  await cleanup();
  await showDesk({ settings: { baseUrl: '' } });
  await expect.element(page.getByTestId('connect')).toBeVisible();
  expect(early.elements()).toEqual([]);
  await cleanup();
  drawEarlyField(document, 'popup', INPUT_LOOK);
  expect(early.elements()).toEqual([]);
});
