import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CheckedAgain } from '@/components/batch/checked-again';
import { decisionsByRow } from '@/utils/batch/row-decision';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import { decisionKeys } from '@/utils/decision/decision-keys';
import type { RequestSubject } from '@/utils/service/operations';
import { calendarDay } from '@/utils/settings/calendar-day';
import { Database, type StoredColleague } from '@/utils/storage/database';
import { decide, subjectDecisions } from '@/utils/storage/decisions';
import { eraseWithAnswers } from '@/utils/storage/erase';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t, formats } = ENGLISH;
const database = new Database();
const DAY = 86_400_000;
const NOW = Date.now();
const email = (name: string): RequestSubject => ({ operation: 'score', request: { email: `${name}@example.com` } });
const asked = (subject: RequestSubject, daysAgo: number) => {
  const at = NOW - daysAgo * DAY;
  return recordOf(subject, {
    id: crypto.randomUUID(),
    subjectKey: JSON.stringify(subject),
    createdAt: at,
    sentAt: at,
    endedAt: at,
  });
};
const dayBefore = (days: number) => calendarDay(new Date(NOW - days * DAY));
const note = (validUntil: string | null) =>
  ({ of: 'subject', value: 'no-concern', note: '', validUntil, facts: 'f' }) as const;

/** A decision that has ended and has no result any more, one with an old result, a fresh one, and one of a colleague. */
async function storeDecisions() {
  const [ended, old, fresh] = [asked(email('ended'), 60), asked(email('old'), 40), asked(email('fresh'), 2)];
  await database.lookups.bulkAdd([ended, old, fresh]);
  const by = { now: NOW - 2 * DAY, operator: 'k.sample' };
  await decide(database, { lookupId: ended.id, made: [note(dayBefore(1))] }, by);
  await decide(database, { lookupId: fresh.id, made: [note(null)] }, { ...by, now: by.now + 1 });
  await decide(database, { lookupId: old.id, made: [note(null)] }, { ...by, now: by.now + 2 });
  await eraseWithAnswers(database, [ended.id]);
  const colleague = email('team');
  await database.files.add({ id: 'f', by: 'M. Ito', madeAt: NOW - DAY, readAt: NOW, of: 'decisions' });
  const keys = decisionKeys(colleague);
  const made = {
    ...keys,
    ...note(dayBefore(3)),
    lookupId: 'theirs',
    decidedAt: NOW - 9 * DAY,
    operator: 'M. Ito',
  } as const;
  const row: StoredColleague = {
    of: 'decision',
    id: 't',
    file: 'f',
    ...keys,
    made,
    subject: 'team@example.com',
    hit: '',
  };
  await database.colleagues.add(row);
  return [old, fresh];
}

let kept: Awaited<ReturnType<typeof storeDecisions>> = [];
beforeEach(async () => {
  kept = await storeDecisions();
});
const open = (more = {}) =>
  showDesk({
    surface: 'tab',
    width: 1100,
    session: { 'desk:next': { route: { name: 'decisions' } } },
    lookups: kept,
    settings: { dueDays: 30, dailyLookups: 200 },
    ...more,
  });
const lines = () =>
  page
    .getByTestId('decisions')
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent ?? '');

test('every decision is listed with its last day, the age of its result, and whose it is', async () => {
  await open();
  await expect.poll(() => lines().map((line) => line.split('@')[0])).toEqual(['old', 'fresh', 'ended', 'team']);
  const day = (at: number) => formats.moment(at, 'day');
  const [, fresh = '', ended = '', team = ''] = lines();
  expect(fresh).toContain(t('due.result', { day: day(NOW - 2 * DAY) }));
  expect(ended).toContain(t('decision.expired', { day: day(NOW - DAY) }));
  expect(ended).toContain(t('rows.notSaved'));
  expect(team).toContain(t('colleague.decided', { name: 'M. Ito', day: day(NOW - DAY) }));
  // What the answer says now differs from what was decided.
  await expect.poll(() => lines()[1]).toContain(t('decision.changed'));
  await expectAccessible();
  await page.getByRole('link', { name: 'fresh@example.com' }).click();
  await expect.element(page.getByTestId('lookup')).toBeVisible();
});

test('what is due is sent again as a batch that reuses no saved result, after its plan', async () => {
  const { called } = await open({ background: { startBatch: () => ({ ok: true, id: crypto.randomUUID() }) } });
  await page.getByTestId('due').click();
  await expect.poll(() => lines().map((line) => line.split('@')[0])).toEqual(['team', 'ended', 'old']);
  await page.getByText(t('due.again', { number: '3' })).click();
  const plan = page.getByTestId('before-sending');
  await expect.poll(() => plan.element().textContent).toContain(t('newBatch.leftToday', { left: 200, limit: 200 }));
  await expect.poll(() => plan.element().textContent).toContain(t('newBatch.mayBeBilled', { count: 3 }));
  expect(plan.getByRole('checkbox').elements()).toEqual([]);
  expect(called('startBatch')).toEqual([]);
  await page.getByTestId('start-batch').click();
  const subjects = [email('team'), email('ended'), email('old')];
  await expect.poll(() => called('startBatch')).toMatchObject([{ operation: 'score', refresh: true, subjects }]);
});

test('History leads to the decisions, also once no result is stored', async () => {
  await eraseWithAnswers(
    database,
    kept.map(({ id }) => id),
  );
  await open({ session: { 'desk:next': { route: { name: 'history' } } }, lookups: [] });
  await page.getByTestId('to-decisions').click();
  await expect.poll(lines).toHaveLength(4);
});

test('new results say how many differ from what was decided', async () => {
  const decisionOf = decisionsByRow(await subjectDecisions(database), calendarDay(new Date(NOW)));
  const rows = [asked(email('old'), 0), asked(email('fresh'), 0), asked(email('ended'), 0), asked(email('nobody'), 0)];
  const readings = new Map(rows.map(({ id }, i) => [id, { ...EMPTY_SUMMARY, facts: i === 0 ? 'f' : 'other' }]));
  await render(<CheckedAgain rows={rows} readings={readings} decisionOf={decisionOf} />);
  await expect
    .element(page.getByTestId('checked-again'))
    .toHaveTextContent(t('due.found', { changed: '2', same: '1' }));
});
