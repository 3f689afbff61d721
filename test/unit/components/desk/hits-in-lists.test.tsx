import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { summarizeRow } from '@/utils/batch/row-summary';
import { decisionKeys } from '@/utils/decision/decision-keys';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import { saveDecision } from '@/utils/storage/decisions';
import { ENGLISH } from '../../../texts/english';
import { batchOf } from '../batch/batch-stage';
import { expectAccessible } from '../expect-accessible';
import { answerOf, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const BATCH = '3f8a4c52-1d7e-4b6a-9c0d-5e2f7a8b9c1d';
const person = (subject_name: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'individual' },
});
const PEOPLE = [
  { name: 'Ann Sample', answer: { sanctions_matches: [{ name: 'Ann Sample' }, { name: 'Anne Sample' }] }, id: '17' },
  {
    name: 'Bob Sample',
    answer: { sanctions: 'none', pep: 'none', watchlists: 'none', adverse_media: 'none' },
    id: '18',
  },
  { name: 'Cem Sample', answer: { reviewed: true }, id: '19' },
];
const LOOKUPS = PEOPLE.map(({ name, id }, position) =>
  recordOf(person(name), {
    id: `00000000-0000-4000-8000-00000000000${position}`,
    batchId: BATCH,
    position,
    subjectKey: name,
    sourceRows: [[id]],
  }),
);
const batch = batchOf({ id: BATCH, operation: 'overview', state: 'finished', total: 3, headings: ['Customer ID'] });

/** The decision about Ann Sample, made on this result. */
async function decideAnn(): Promise<void> {
  const database = new Database();
  await saveDecision(database, {
    ...decisionKeys(person('Ann Sample')),
    of: 'subject',
    lookupId: LOOKUPS[0]?.id ?? '',
    decidedAt: Date.now(),
    operator: '',
    value: 'escalate',
    note: '',
    validUntil: null,
    facts: summarizeRow(JSON.stringify(PEOPLE[0]?.answer), recordOf(person('Ann Sample')), {}).facts ?? '',
  });
  database.close();
}

async function showList(route: object, surface: 'tab' | 'panel' = 'tab', width = 1280, isDecided = true) {
  await showDesk({
    surface,
    width,
    session: { [surface === 'panel' ? 'desk:panel' : 'desk:next']: { route } },
    lookups: LOOKUPS,
    batches: [batch],
    async whileStarting() {
      const database = new Database();
      for (const [i, { answer }] of PEOPLE.entries())
        await database.answers.put({ ...answerOf(JSON.stringify(answer)), id: LOOKUPS[i]?.id ?? '' });
      database.close();
      if (isDecided) await decideAnn();
    },
  });
}
const names = () =>
  page
    .getByTestId('rows')
    .getByRole('link')
    .elements()
    .map((row) => row.textContent);
const chip = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const press = (name: string) =>
  chip(name).element().closest('label')?.click() ?? (chip(name).element() as HTMLElement).click();

test.each([
  ['History', { name: 'history' }],
  ['a batch', { name: 'batch', id: BATCH }],
])('%s shows hits and the decision of each row, and is filtered by them', async (_, route) => {
  await showList(route);
  await expect.element(page.getByRole('columnheader', { name: t('count.hits') })).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect.element(row('Ann Sample').getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expect
    .element(row('Bob Sample').getByRole('cell', { name: t('screening.noneFound'), exact: true }))
    .toBeVisible();
  await expect.element(row('Cem Sample').getByRole('cell', { name: t('screening.absent'), exact: true })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: t('decision.title') })).toBeVisible();
  await expect
    .element(row('Ann Sample').getByRole('cell', { name: t('decision.escalate'), exact: true }))
    .toBeVisible();
  await expectAccessible();

  press(t('rows.withHits'));
  await expect.poll(names).toEqual(['Ann Sample']);
  press(t('rows.withoutHits'));
  await expect.poll(names).toEqual(['Bob Sample']);
  press(t('rows.hitsUnclear'));
  await expect.poll(names).toEqual(['Cem Sample']);
  press(t('rows.undecided'));
  await expect.poll(() => names().toSorted()).toEqual(['Bob Sample', 'Cem Sample']);
});

test.each([
  ['History', { name: 'history' }],
  ['a batch', { name: 'batch', id: BATCH }],
])('%s lists results to review, and a decision removes its result from the list', async (_, route) => {
  await showList(route, 'tab', 1280, false);
  await expect.element(chip(t('rows.toReview'))).toBeVisible();
  press(t('rows.toReview'));
  await expect.poll(names).toEqual(['Ann Sample']);
  const measure = t('count.ofTotal', { part: 0, total: 1 });
  await expect.element(page.getByText(new RegExp(`^${measure}`))).toBeVisible();
  await decideAnn();
  await expect.poll(names).toEqual([]);
  await expect.element(page.getByTestId('review-end')).toBeVisible();
});

test('on a narrow surface, the second line of a row has its hits and decision', async () => {
  await showList({ name: 'history' }, 'panel', 320);
  const line = [t('screening.entries', { count: 2 }), t('rows.decisionIs', { decision: t('decision.escalate') })].join(
    ' · ',
  );
  await expect.element(page.getByRole('cell', { name: new RegExp(line) })).toBeVisible();
});

test('a batch shows the columns of its file that the user wants', async () => {
  await showList({ name: 'batch', id: BATCH });
  await page.getByTestId('columns').click();
  await page.getByRole('menuitemcheckbox', { name: 'Customer ID' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('columnheader', { name: 'Customer ID' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '18', exact: true })).toBeVisible();
  await page.getByTestId('columns').click();
  await page.getByRole('menuitemcheckbox', { name: 'Customer ID' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Customer ID' })).not.toBeInTheDocument();
});

test('chosen results are copied as rows, in the order of the list, without those that are not saved or not shown', async () => {
  const written: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => void (item && written.push(item)));
  await showList({ name: 'history' });
  await page.getByTestId('export').click();
  await page.getByTestId('choose-rows').click();
  await expect.element(page.getByTestId('copy-rows')).toBeDisabled();
  const box = (subject: string) => page.getByRole('checkbox', { name: t('rows.choose', { subject }) });
  await box('Cem Sample').click();
  await box('Ann Sample').click();
  await expect.element(page.getByText(t('rows.chosen', { count: 2 }))).toBeVisible();
  await expectAccessible();
  await page.getByTestId('copy-rows').click();
  await expect.element(page.getByText(new RegExp(t('rows.copied', { count: 2 })))).toBeVisible();
  const text = await (await written[0]?.getType('text/plain'))?.text();
  const { data } = Papa.parse<string[]>(text ?? '', { delimiter: '\t' });
  const shown = names().filter((name) => name !== 'Bob Sample');
  expect(data.map((cells) => [cells.length, cells[1]])).toEqual(shown.map((name) => [10, name]));
  expect(data.find(([, name]) => name === 'Ann Sample')?.at(-1)).toMatch(/Anne Sample.* \| User’s decision: Escalate/);

  await page.getByTestId('choose-all').click();
  await page.getByTestId('search-rows').fill('Sample');
  const database = new Database();
  await database.answers.delete(LOOKUPS[1]?.id ?? '');
  database.close();
  await page.getByTestId('copy-rows').click();
  const status = `${t('rows.copied', { count: 2 })} · ${t('rows.leftOut', { count: 1 })}`;
  await expect.element(page.getByText(new RegExp(status))).toBeVisible();
  await page.getByTestId('end-choice').click();
  await expect.element(page.getByTestId('export')).toHaveFocus();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});
