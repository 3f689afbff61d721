import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Route } from '@/utils/surfaces/route';
import { batchOf } from '../batch/batch-stage';
import { expectAccessible } from '../expect-accessible';
import { EMAIL, PERSON, recordOf } from '../result/result-stage';
import { type Background, showDesk, UNLOCKED } from './desk-stage';

const [ID, OTHER, BATCH] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const SITE = { pattern: 'https://crm.example.com/*', enabled: false };
const KNOWN = { id: ID, score: '44', verdict: { label: { text: 'REVIEW', tone: 'caution' }, band: null } } as const;
const DRAFT = { operation: 'score', source: 'text', emails: 'a@example.com\nnobody@', subjects: '' };
const PARTIES = {
  form: { name: '', entityType: '', dob: '', country: '', role: 'other', typed: 'Agent' },
  parties: [{ role: 'Director', request: { subject_name: 'Jo Roe', entity_type: 'individual', dob: '1971-03-04' } }],
};
/** In a tab, at 100, 200 and 400 % of a window of 1280 px. */
const WIDTHS = { tab: [1280, 640, 320], popup: [400], panel: [400, 240] };

interface State {
  surface?: keyof typeof WIDTHS;
  route?: Route;
  lookup?: Partial<LookupRecord>;
  background?: Background;
  session?: Record<string, unknown>;
  /** What the user does first. */
  act?: () => Promise<unknown>;
  /** Test id of what then appears. */
  shows: string;
}

const lookup = (change: Partial<LookupRecord>, more: Partial<State> = {}): State => ({
  surface: 'tab',
  route: { name: 'lookup', id: ID, as: 'result' },
  lookup: change,
  shows: 'lookup',
  ...more,
});
const failed = (failure: NonNullable<LookupRecord['failure']>) => lookup({ state: 'failed', failure });
const typed = async () => {
  await page.getByTestId('email').fill('blair@example.com');
  await userEvent.keyboard('{Enter}');
};
const refused = (failure: NonNullable<LookupRecord['failure']>): Background =>
  ({ lookup: () => ({ ok: false, failure }) }) as Background;

const STATES: Record<string, State> = {
  'a queued lookup': lookup({ state: 'queued', attempt: 0 }),
  'a lookup that is sent': lookup({ state: 'sending' }),
  'a result': lookup({}),
  'a saved result': lookup({}, { route: { name: 'lookup', id: ID, as: 'saved' } }),
  'an unknown outcome': lookup({ state: 'unknown' }),
  'a rate limit': failed({ kind: 'too-many-requests', status: 429, retryAfter: 60, serviceText: 'Slow down' }),
  'missing credit': failed({ kind: 'quota-spent', status: 402 }),
  'a refused key': failed({ kind: 'key-refused', status: 401 }),
  'an unreachable provider': failed({ kind: 'unreachable', host: 'api.example.com' }),
  'a missing permission': {
    background: refused({ kind: 'no-permission', host: 'api.example.com' }),
    act: typed,
    shows: 'failure',
  },
  'the daily limit': { background: refused({ kind: 'budget-reached' }), act: typed, shows: 'failure' },
  'a locked key': {
    background: { connection: () => ({ ...UNLOCKED, isLocked: true }) },
    act: () => page.getByTestId('show-locked').click(),
    shows: 'passphrase',
  },
  'a question from the menu': {
    session: {
      'desk:next': {
        route: { name: 'new-lookup', form: 'email' },
        ask: { kind: 'address', question: 'several-addresses', choices: ['a@example.com', 'b@example.com'] },
      },
    },
    shows: 'email',
  },
  'a page of a site that is not enabled': {
    surface: 'panel',
    background: {
      pageEmails: () => ({
        site: SITE,
        tabId: 1,
        emails: [
          { email: 'casey.cobblefield@example.com', known: KNOWN, isShown: true },
          { email: 'menu@example.com', known: null, isShown: false },
        ],
      }),
    },
    shows: 'email',
  },
  'a page that cannot be read': {
    surface: 'panel',
    background: { pageEmails: () => ({ site: null, tabId: null, emails: null }) },
    shows: 'email',
  },
  'the form of a subject with its problems': {
    surface: 'tab',
    route: { name: 'new-lookup', form: 'subject' },
    act: () => page.getByTestId('check-subject').click(),
    shows: 'full-name',
  },
  'a result over its form': lookup(
    {},
    {
      route: { name: 'new-lookup', form: 'subject' },
      act: async () => {
        await expect.element(page.getByTestId('full-name')).toBeVisible();
        location.hash = `#/lookup/${OTHER}/result`;
      },
    },
  ),
  'a list before it is sent': {
    surface: 'tab',
    route: { name: 'new-batch', source: 'text' },
    session: { 'draft:batch': DRAFT },
    shows: 'start-batch',
  },
  'parties of a person before they are sent': lookup(
    {},
    { route: { name: 'parties', of: OTHER }, session: { [`draft:parties:${OTHER}`]: PARTIES }, shows: 'start-batch' },
  ),
  'a batch that waits, with a row open': lookup({}, { route: { name: 'batch', id: BATCH, row: ID }, shows: 'rows' }),
  'a search of History that finds nothing': lookup(
    {},
    { route: { name: 'history' }, act: () => page.getByTestId('search-rows').fill('zzz'), shows: 'rows' },
  ),
  'History with a result': lookup({}, { route: { name: 'history', id: ID }, shows: 'rows' }),
  'the menu of exports': lookup(
    {},
    { route: { name: 'history' }, act: () => page.getByTestId('export').click(), shows: 'export-csv' },
  ),
  'the question before a deletion': lookup(
    {},
    {
      act: async () => {
        await page.getByTestId('more').click();
        await page.getByTestId('forget-subject').click();
      },
      shows: 'confirm',
    },
  ),
  'a deleted lookup': lookup({}, { route: { name: 'lookup', id: BATCH, as: 'result' }, shows: 'back' }),
  'a page for paper': lookup({}, { route: { name: 'lookup', id: ID, as: 'print' }, shows: 'printed' }),
};

test.each(Object.entries(STATES))('%s: axe finds nothing, and there is one main action at most', async (_, state) => {
  const { surface = 'popup', route, lookup: change, background, session = {}, act, shows } = state;
  await showDesk({
    surface,
    session: { ...(route && { [surface === 'panel' ? 'desk:panel' : 'desk:next']: { route } }), ...session },
    lookups: change
      ? [recordOf(EMAIL, { id: ID, batchId: BATCH, ...change }), recordOf(PERSON, { id: OTHER, subjectKey: 'p' })]
      : [],
    batches: [batchOf({ id: BATCH, total: 1, state: 'paused', pause: { by: 'agent' } })],
    ...(background && { background }),
  });
  await act?.();
  const shown = page.getByTestId(shows).first();
  await expect.element(shown).toBeInTheDocument();
  for (const width of WIDTHS[surface]) {
    await page.viewport(width, 900);
    const isLast = width === WIDTHS[surface].at(-1);
    await expectAccessible(document.body, {}, isLast ? ['light', 'dark', 'forced colors'] : ['light']);
    const main = [...document.querySelectorAll('button.bg-accent')].filter((button) => button.checkVisibility());
    expect(main.map(({ textContent }) => textContent).slice(1)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
