import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Database } from '@/utils/storage/database';
import { savePurpose } from '@/utils/storage/purpose';
import type { Texts } from '@/utils/texts/texts';
import { confirmed } from '../../reading/profile/answers';
import { batchOf } from '../batch/batch-stage';
import { answerOf, EMAIL, PERSON, recordOf } from '../result/result-stage';
import { showDesk, UNLOCKED } from './desk-stage';

const BATCH = crypto.randomUUID();
const HITS = Array.from({ length: 28 }, (_, i) => ({
  name: 'Casey Cobblefield',
  type: i % 2 === 0 ? 'sanction' : 'pep',
  list: 'Harbour List',
  dob: '1980-05-12',
  nationality: 'GB',
  match_score: 0.9,
}));
const LAID_OUT = { decision: 'high', risk_score: 72, hits: HITS };

export const NOTICES = ['otherSubject', 'layout', 'repeated', 'stopped', 'locked', 'batch', 'purpose'] as const;
export type Notice = (typeof NOTICES)[number];

const database = new Database();

function answerFor(subject: 'person' | 'email', notices: readonly Notice[]): string {
  const about = notices.includes('otherSubject');
  const query = subject === 'person' ? { name: 'Owen Kestrel' } : { email: 'owen@kestrel.example.com' };
  const body = {
    ...(subject === 'person' ? LAID_OUT : { risk_score: 44, recommendation: 'REVIEW' }),
    ...(about && (subject === 'person' ? { query } : query)),
    ...(notices.includes('layout') && { decision: 'unheard-of' }),
  };
  const text = JSON.stringify(body);
  return notices.includes('repeated') ? `{"more":{"age":1,"age":9},${text.slice(1)}` : text;
}

/** Shows the result of a person or an email in a popup, with these notices above it. */
export async function showWith(subject: 'person' | 'email', notices: readonly Notice[], texts: Texts): Promise<void> {
  // What is read of an answer is kept by its id.
  const record = recordOf(subject === 'person' ? PERSON : EMAIL, { id: crypto.randomUUID() });
  const route = { name: 'lookup', id: record.id, as: 'result', form: subject === 'person' ? 'subject' : 'email' };
  const layout = confirmed(LAID_OUT);
  await showDesk({
    session: { 'desk:next': { route } },
    lookups: [record],
    batches: notices.includes('batch')
      ? [batchOf({ id: BATCH, total: 3, state: 'paused', pause: { by: 'restart' } })]
      : [],
    background: { connection: () => ({ ...UNLOCKED, isLocked: notices.includes('locked') }) },
    texts,
    async whileStarting() {
      await database.answers.put({ ...answerOf(answerFor(subject, notices)), id: record.id });
      if (notices.includes('purpose')) await savePurpose(database, { reference: 'K-4711', reason: '' });
      if (notices.includes('stopped')) {
        const failure = { kind: 'key-refused', status: 401 } as const;
        await database.gates.put({ accountId: record.accountId, hold: { kind: 'halted', failure } } as never);
      }
      if (notices.includes('layout'))
        await fakeBrowser.storage.local.set({
          'provider-profiles': { 'https://api.example.com': { overview: { version: 1, layout } } },
        });
    },
  });
}

/** The lines of notices that are shown. */
export const lines = () => page.getByTestId('notices').element().querySelectorAll('[data-notice]');

/** Whether nothing lies over the first and last line of an element, and all of it is in the window. */
function isInFirstFold(element: Element): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const isOnTop = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
  return top >= 0 && bottom <= 600 && isOnTop(top + 2) && isOnTop(bottom - 2);
}

/** Two notices are one line each, and the first hit of a person can be seen and pressed without scrolling. */
export async function expectHitInFirstFold(one: Notice, other: Notice, texts: Texts): Promise<void> {
  await showWith('person', [one, other], texts);
  await expect.poll(() => lines().length).toBe(2);
  await expect.poll(() => document.querySelector('[data-hit]')).not.toBeNull();
  expect([...lines()].map((line) => line.getBoundingClientRect().height <= 32)).toEqual([true, true]);
  expect(isInFirstFold(document.querySelector('[data-hit]') ?? document.body)).toBe(true);
}

/** Two notices leave the score of an email where it can be seen without scrolling. */
export async function expectScoreInFirstFold(one: Notice, other: Notice, texts: Texts): Promise<void> {
  await showWith('email', [one, other], texts);
  await expect.poll(() => lines().length).toBe(2);
  await expect.element(page.getByTestId('score')).toBeVisible();
  expect(isInFirstFold(page.getByTestId('score').element())).toBe(true);
}
