import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DecisionInput } from '@/utils/decision/decision';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { Database } from '@/utils/storage/database';
import { decide, undoDecisions } from '@/utils/storage/decisions';
import { ENGLISH } from '../../../texts/english';
import { answerOf, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const NAMES = ['Ann Sample', 'Bob Sample', 'Cem Sample'];
const LOOKUPS = NAMES.map((subject_name, i) =>
  recordOf(
    { operation: 'overview', request: { subject_name, entity_type: 'individual' } },
    {
      id: `00000000-0000-4000-8000-00000000000${i}`,
      subjectKey: subject_name,
      position: -i,
      createdAt: Date.now() - i * 1000,
    },
  ),
);
/** The first hit is on a sanctions list. */
const hitsOf = (name: string, count: number) => ({
  sanctions: { hits: [{ name, list: 'Harbour' }] },
  pep: { hits: Array.from({ length: count - 1 }, (_, i) => ({ name: `${name} ${i}`, dob: `19${60 + i}` })) },
});

/** History with three results that have hits, before a background that stores decisions. */
export async function showHistory({
  count = 3,
  surface = 'tab',
  fails = () => false,
  saved = Promise.resolve(),
  settings = {},
  place = 'history',
}: {
  count?: number;
  surface?: 'tab' | 'panel';
  /** Whether the next decision is refused. */
  fails?: () => boolean;
  /** When a decision is saved. */
  saved?: Promise<void>;
  settings?: object;
  place?: 'history' | 'review';
} = {}) {
  const database = new Database();
  const by = { now: Date.now(), operator: '' };
  const desk = await showDesk({
    surface,
    ...(surface === 'tab' && { width: 1100 }),
    settings,
    session: { [surface === 'panel' ? 'desk:panel' : 'desk:next']: { route: { name: place } } },
    lookups: LOOKUPS,
    background: {
      async decide({ id, made, over }: { id: string; made: DecisionInput[]; over?: number | null | undefined }) {
        if (fails()) throw new Error('no reply');
        await saved;
        return decide(database, { lookupId: id, made, over }, by);
      },
      undoDecisions: ({ id, decided }) => undoDecisions(database, id, decided, by),
    },
    async whileStarting() {
      for (const [i, { id }] of LOOKUPS.entries())
        await database.answers.put({ ...answerOf(JSON.stringify(hitsOf(NAMES[i] ?? '', count))), id });
    },
  });
  const review = page.getByRole('radio', { name: new RegExp(`^${t('rows.toReview')}`) });
  await expect.element(review).toBeVisible();
  if (place === 'history') (review.element().closest('label') ?? (review.element() as HTMLElement)).click();
  // While the results are searched, “0 of 3” are shown.
  await expect.element(page.getByText(t('review.hitsOpen', { count: 3 * count }), { exact: false })).toBeVisible();
  if (place === 'history') (review.element() as HTMLElement).focus();
  const stored = async () =>
    (await database.decisions.toArray()).map(({ lookupId, value }) => `${indexOf(lookupId)} ${value}`).sort();
  return { ...desk, stored };
}
const indexOf = (id: string) => LOOKUPS.findIndex((row: LookupRecord) => row.id === id);
/** How many results of a review are done. */
export const measure = (part: number, total: number) =>
  page.getByText(t('count.ofTotal', { part, total }), { exact: false });
export const heading = page.getByRole('heading', { level: 2 });
export const focused = () => document.activeElement;
export const focusedHit = () =>
  focused() instanceof HTMLElement ? Number((focused() as HTMLElement).dataset.index) : Number.NaN;
export const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
export const press = (keys: string) => userEvent.keyboard(keys);
