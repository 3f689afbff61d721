import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { ENGLISH } from '../../../texts/english';
import { batchOf } from '../batch/batch-stage';
import { expectAccessible } from '../expect-accessible';
import { PERSON, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const [ID, BATCH, ROW] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const PURPOSE = { reference: '', reason: '', operator: '' };
const MAIN = recordOf(PERSON, { id: ID, subjectKey: 'p' });

/** Shows the form of the parties of Casey Cobblefield. */
async function showParties(change: Partial<LookupRecord> = {}, settings = {}, session = {}) {
  const shown = await showDesk({
    surface: 'tab',
    session: { 'desk:next': { route: { name: 'parties', of: ID } }, ...session },
    lookups: [{ ...MAIN, ...change }],
    settings,
    background: { startBatch: () => ({ ok: true, id: BATCH }) },
  });
  await expect.element(page.getByTestId('full-name')).toBeVisible();
  return shown;
}

const role = () => page.getByRole('combobox', { name: t('parties.role') });
const choose = (name: string) => role().selectOptions(name);
const added = (count: number) =>
  expect.poll(() => page.getByTestId('party-list').getByRole('listitem').elements().length).toBe(count);
const start = page.getByTestId('start-batch');

/** Types a party and adds it by keyboard. */
async function add(name: string, kind: 'individual' | 'business') {
  await page.getByTestId('full-name').fill(name);
  await page.getByTestId(`entity-${kind}`).click();
  await page.getByTestId('full-name').click();
  await userEvent.keyboard('{Enter}');
}

test('the result of a person leads to the form, which has the facts of a previous name and no others’', async () => {
  await showDesk({
    surface: 'tab',
    session: { 'desk:next': { route: { name: 'lookup', id: ID, as: 'result' } } },
    lookups: [MAIN],
  });
  await page.getByTestId('more').click();
  await page.getByTestId('parties').click();
  await expect.element(page.getByTestId('full-name')).toHaveFocus();
  await expect.element(page.getByTestId('dob')).toHaveValue('1980-05-12');
  await expect.element(page.getByTestId('country')).toHaveValue('United Kingdom');
  await choose(t('parties.director'));
  await expect.element(page.getByTestId('dob')).toHaveValue('');
  await expect.element(page.getByTestId('country')).toHaveValue('');
});

test('parties are sent as one batch under the subject’s name, after one press that follows the plan', async () => {
  const { called } = await showParties();
  await page.getByTestId('full-name').fill('Casey Marlow');
  await userEvent.keyboard('{Enter}');
  await added(1);
  await expect.element(page.getByTestId('full-name')).toHaveFocus();
  await choose(t('parties.director'));
  await add('Jo Roe', 'individual');
  await added(2);
  await choose(t('parties.otherRole'));
  await page.getByTestId('typed-role').fill('Agent');
  await add('Larkspur Ltd', 'business');
  await added(3);
  const list = page.getByTestId('party-list');
  await expect
    .element(list)
    .toMatchTextContent(/Casey Marlow · Previous name.*Jo Roe · Director.*Larkspur Ltd · Agent/s);
  const cost = t('list.named', { name: t('newBatch.newLookups'), value: t('newBatch.mayBeBilled', { count: 1 }) });
  await expect.poll(() => list.getByText(cost, { exact: true }).elements().length).toBe(3);
  await expectAccessible();
  expect(called('startBatch')).toEqual([]);
  await start.click();
  const individual = { entity_type: 'individual' };
  await expect
    .poll(() => called('startBatch'))
    .toMatchObject([
      {
        subjects: [
          { request: { ...individual, subject_name: 'Casey Marlow', dob: '1980-05-12', nationality: 'GB' } },
          { request: { ...individual, subject_name: 'Jo Roe' } },
          { request: { entity_type: 'business', subject_name: 'Larkspur Ltd' } },
        ],
        source: 'parties',
        fileName: 'Casey Cobblefield',
        reference: 'Casey Cobblefield',
        table: {
          headings: [t('parties.role'), t('parties.mainSubject')],
          rows: [
            [[t('parties.previousName'), 'Casey Cobblefield']],
            [[t('parties.director'), 'Casey Cobblefield']],
            [['Agent', 'Casey Cobblefield']],
          ],
        },
      },
    ]);
});

test('a party with a fault says it at its field and loses nothing; a name that is not added holds up the start', async () => {
  const { called } = await showParties();
  await choose(t('parties.owner'));
  await page.getByTestId('full-name').fill('Jo Roe');
  await page.getByTestId('dob').fill('1980-02-31');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(t('subjectProblem.typeMissing'))).toBeVisible();
  await expect.element(page.getByText(t('subjectProblem.dobImpossible'))).toBeVisible();
  await expect.element(page.getByTestId('full-name')).toHaveValue('Jo Roe');
  await expect.element(page.getByTestId('party-list')).not.toBeInTheDocument();
  await page.getByTestId('dob').fill('');
  await add('Jo Roe', 'individual');
  await added(1);
  await expect.element(start).toBeEnabled();
  await page.getByTestId('full-name').fill('Bo');
  await expect.element(start).toBeDisabled();
  await expect.element(page.getByText(t('newBatch.notIncluded'))).toBeVisible();
  await page.getByTestId('full-name').fill('');
  await expect.element(start).toBeEnabled();
  await page.getByRole('button', { name: t('form.removeNamed', { name: 'Jo Roe' }) }).click();
  await expect.element(start).not.toBeInTheDocument();
  await expect.element(page.getByTestId('full-name')).toHaveFocus();
  expect(called('startBatch')).toEqual([]);
});

test('the case is that of the subject, or as typed; a required one must be there', async () => {
  const request = { subject_name: 'Jo Roe', entity_type: 'individual' };
  const form = { name: '', entityType: '', dob: '', country: '', role: 'director', typed: '' };
  const { called } = await showParties(
    { purpose: { ...PURPOSE, reference: '4711' } },
    { requireReference: true },
    { [`draft:parties:${ID}`]: { form, parties: [{ role: 'Director', request }] } },
  );
  const reference = page.getByTestId('parties-case');
  await expect.element(reference).toHaveValue('4711');
  await reference.fill(' ');
  await expect.element(start).toBeDisabled();
  await reference.fill('4712 ');
  await start.click();
  await expect.poll(() => called('startBatch')).toMatchObject([{ reference: '4712' }]);
});

test('a result, its row and nothing else say the role of a party', async () => {
  const row = recordOf(PERSON, {
    id: ROW,
    batchId: BATCH,
    position: 0,
    sourceRows: [['Director', 'Acme Ltd']],
  });
  await showDesk({
    surface: 'tab',
    session: { 'desk:next': { route: { name: 'batch', id: BATCH, row: ROW } } },
    lookups: [row],
    batches: [
      batchOf({
        id: BATCH,
        source: 'parties',
        operation: 'overview',
        total: 1,
        headings: ['Role', 'Belongs to'],
        state: 'finished',
      }),
    ],
  });
  await expect.element(page.getByTestId('role')).toHaveTextContent(`${t('parties.role')}: Director · Acme Ltd`);
  await expect.element(page.getByTestId('rows')).toMatchTextContent(/Role: Director/);
});
