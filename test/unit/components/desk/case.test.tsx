import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Database } from '@/utils/storage/database';
import { decide } from '@/utils/storage/decisions';
import { eraseSubject, eraseWithAnswers } from '@/utils/storage/erase';
import { logLookup } from '@/utils/storage/log';
import { savePurpose } from '@/utils/storage/purpose';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { EMAIL, PERSON, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t, formats } = ENGLISH;
const database = new Database();
const purpose = { reference: '4711', reason: 'Review', operator: 'k.sample' };
const NOW = Date.now();
const asked = (subject: typeof EMAIL, name: string, more = {}) =>
  recordOf(subject, { id: crypto.randomUUID(), subjectKey: name, purpose, ...more });
const GONE = { operation: 'score', request: { email: 'gone@example.com' } } as const;
const ERASED = { operation: 'score', request: { email: 'erased@example.com' } } as const;
const decision = (value: 'no-concern' | 'escalate') =>
  ({ of: 'subject', value, note: value === 'escalate' ? 'phoned her' : '', validUntil: null, facts: 'f' }) as const;

/** Case 4711: an address, a person who was decided twice, a deleted result, and an address that was deleted by name. */
async function storeCase() {
  const lookups = [asked(EMAIL, 'e'), asked(PERSON, 'p'), asked(GONE, 'g'), asked(ERASED, 'x')];
  await savePurpose(database, purpose);
  await database.lookups.bulkAdd(lookups);
  for (const record of lookups) await logLookup(database, record, { how: 'sent', at: NOW - 1000 });
  const [, person, gone] = lookups;
  const by = { now: NOW - 500, operator: 'k.sample' };
  await decide(database, { lookupId: person?.id ?? '', made: [decision('no-concern')] }, by);
  await decide(database, { lookupId: person?.id ?? '', made: [decision('escalate')] }, { ...by, now: NOW });
  await eraseWithAnswers(database, [gone?.id ?? '']);
  await eraseSubject(database, ERASED, NOW);
  return lookups.slice(0, 2);
}

let kept: Awaited<ReturnType<typeof storeCase>> = [];
beforeEach(async () => {
  kept = await storeCase();
});
const show = (route: object, more = {}) =>
  showDesk({ surface: 'tab', width: 1100, session: { 'desk:next': { route } }, lookups: kept, ...more });
const subjects = page.getByTestId('case-subject');

test('a case shows emails and people together, decisions with earlier ones, and what is gone', async () => {
  await show({ name: 'case', of: 'now' });
  await expect.poll(() => subjects.elements().length).toBe(3);
  const person = subjects.filter({ hasText: 'Casey Cobblefield' });
  const escalated = `${t('decision.escalate')} · ${formats.moment(NOW, 'day')} · k.sample`;
  const decided = `${t('rows.decisionIs', { decision: escalated })} · phoned her`;
  await expect.poll(() => person.element().textContent).toContain(decided);
  await person.getByRole('button', { name: t('decision.past', { count: 2 }) }).click();
  await expect.element(person.getByText(new RegExp(t('decision.noConcern')))).toBeVisible();
  await expect.element(subjects.filter({ hasText: 'gone@example.com' }).getByText(t('rows.notSaved'))).toBeVisible();
  const day = formats.moment(NOW, 'day');
  await expect.element(page.getByText(`${t('case.erased', { count: 1, day })} (4)`)).toBeVisible();
  expect(document.body.textContent).not.toContain('erased@example.com');
  await page.getByText(`${t('settings.log')} (5)`).click();
  await expect.element(page.getByTestId('case-lines').getByRole('listitem').nth(4)).toBeVisible();
  await expectAccessible();
  await subjects.filter({ hasText: 'casey.cobblefield@example.com' }).getByRole('link').click();
  await expect.element(page.getByTestId('lookup')).toBeVisible();
  await page.getByTestId('back').click();
  await expect.element(page.getByTestId('case')).toBeVisible();
});

test('a result leads to its case', async () => {
  await show({ name: 'lookup', id: kept[0]?.id, as: 'result' });
  await page.getByTestId('to-case').click();
  await expect.element(page.getByTestId('case')).toBeVisible();
  expect(location.hash).not.toContain('4711');
});

test('a case that nothing says any more is named so', async () => {
  await show({ name: 'case', of: '99' });
  await expect.element(page.getByText(t('history.none'))).toBeVisible();
});

test('the paper of a case begins with a table of all lookups, and prints once each result is drawn', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await show({ name: 'print-case', of: 'now' });
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const rows = page.getByTestId('case-table').getByRole('row').elements();
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells.find(([subject = '']) => subject.includes('gone@'))?.[2]).toBe(t('rows.notSaved'));
  const person = cells.find(([subject = '']) => subject.includes('Casey Cobblefield'));
  expect(person?.slice(4)).toEqual([`${t('decision.escalate')} · ${formats.moment(NOW, 'day')}`, 'k.sample', '6']);
  expect(page.getByTestId('printed').elements()).toHaveLength(2);
  expect(print).toHaveBeenCalledTimes(1);
  // Nobody can unfold paper.
  await expect.element(page.getByTestId('case-lines').getByRole('listitem').nth(4)).toBeVisible();
  print.mockRestore();
});

test('a policy that forbids files hides the paper of a case', async () => {
  await fakeBrowser.storage.local.set({ policy: { allowExport: false } });
  await show({ name: 'case', of: 'now' });
  await expect.poll(() => subjects.elements().length).toBe(3);
  await expect.element(page.getByTestId('print-case')).not.toBeInTheDocument();
});
