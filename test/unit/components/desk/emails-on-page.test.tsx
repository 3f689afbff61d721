import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { PageEmails, Replies } from '@/utils/messages/protocol';
import { ENGLISH } from '../../../texts/english';
import { EMAIL, recordOf } from '../result/result-stage';
import { showDesk, WINDOW } from './desk-stage';

const { t } = ENGLISH;
const NOBODY: PageEmails = { site: null, tabId: null, emails: null };
const pageWith = (...emails: string[]): PageEmails => ({
  site: { pattern: 'https://crm.example.com/*', enabled: true },
  tabId: 7,
  emails: emails.map((email) => ({ email, known: null, isShown: true })),
});
const tab = (more: object) => ({ id: 7, index: 0, active: true, windowId: WINDOW, ...more }) as never;
const row = (email: string) => page.getByRole('row', { name: new RegExp(`^${email}`) });
/** Nothing in the row can be reached: not by mouse, keyboard or screen reader. */
const isDead = (email: string): boolean => row(email).element().closest('[inert]') !== null;

/** Shows the panel beside a page that can be replaced. */
async function showPanel(first: PageEmails) {
  let front = first;
  const desk = await showDesk({ surface: 'panel', background: { pageEmails: () => front } });
  await expect.element(row('casey@example.com')).toBeVisible();
  return { ...desk, turnTo: (next: PageEmails) => (front = next) };
}

test('the list follows the page when it settles after a change', async () => {
  const { turnTo, settlePage } = await showPanel(pageWith('casey@example.com'));
  turnTo(pageWith('blair@example.com'));
  settlePage();
  await expect.element(row('blair@example.com')).toBeVisible();
  expect(row('casey@example.com').elements()).toEqual([]);
});

test('names the addresses that nothing marks, in frames without an origin', async () => {
  await showPanel({ ...pageWith('casey@example.com', 'blair@example.com'), unmarked: ['blair@example.com'] });
  const hint = t('pageEmails.inSealedFrames', { emails: 'blair@example.com' });
  await expect.element(page.getByText(hint)).toBeVisible();
});

test.each([
  ['another tab', () => fakeBrowser.tabs.onActivated.trigger({ tabId: 8, windowId: WINDOW })],
  ['another address', () => fakeBrowser.tabs.onUpdated.trigger(7, { url: 'https://crm.example.com/2' }, tab({}))],
  ['another document', () => fakeBrowser.tabs.onUpdated.trigger(7, { status: 'loading' }, tab({}))],
])('%s grays the list out at once, and the list follows', async (_, turn) => {
  const { turnTo } = await showPanel(pageWith('casey@example.com'));
  let isRead: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    isRead = resolve;
  });
  turnTo(wait.then(() => pageWith('blair@example.com')) as never);
  void turn();
  await expect.element(page.getByRole('heading', { name: t('pageEmails.changed') })).toBeVisible();
  expect(isDead('casey@example.com')).toBe(true);
  void fakeBrowser.tabs.onUpdated.trigger(7, { status: 'complete' }, tab({}));
  isRead();
  await expect.element(row('blair@example.com')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: `${t('pageEmails.title')} 1` })).toBeVisible();
});

test('the list of a page that is left for one that cannot be read says so, and can be reloaded', async () => {
  const { turnTo } = await showPanel(pageWith('casey@example.com'));
  turnTo(NOBODY);
  await fakeBrowser.tabs.onActivated.trigger({ tabId: 8, windowId: WINDOW });
  const reload = page.getByRole('button', { name: t('pageEmails.reload') });
  await expect.element(reload).toBeVisible();
  expect(isDead('casey@example.com')).toBe(true);
  // The switch would be for the site before.
  expect(page.getByRole('switch').elements()).toEqual([]);
  turnTo(pageWith('blair@example.com'));
  await reload.click();
  await expect.element(row('blair@example.com')).toBeVisible();
});

test('ignores changes in another window', async () => {
  const { called } = await showPanel(pageWith('casey@example.com'));
  await fakeBrowser.tabs.onActivated.trigger({ tabId: 9, windowId: WINDOW + 1 });
  await expect.element(page.getByRole('heading', { name: `${t('pageEmails.title')} 1` })).toBeVisible();
  expect(called('pageEmails')).toEqual([{ windowId: WINDOW }]);
});

test('a scored row turns into its score in place, also one that another surface has scored', async () => {
  const record = recordOf(EMAIL, { state: 'sending' });
  const email = 'casey.cobblefield@example.com';
  const scores: Replies['pageScores'] = {};
  const { database, called } = await showDesk({
    surface: 'panel',
    lookups: [record],
    background: {
      pageEmails: () => pageWith(email, 'blair@example.com'),
      pageScores: () => ({ ...scores }),
      lookup: () => ({ ok: true, id: record.id, how: 'sent' }) as never,
    },
  });
  await row(email).getByRole('button').click();
  await expect.poll(() => row(email).element().textContent).toMatch(new RegExp(t('lookupState.sending')));
  expect(location.hash).not.toContain(record.id);
  const verdict = { label: { text: 'REVIEW', tone: null }, band: null };
  scores[email] = { id: record.id, score: '44', verdict };
  scores['blair@example.com'] = { id: crypto.randomUUID(), score: '7', verdict };
  await database.lookups.put({ ...record, state: 'done' });
  await expect.poll(() => row(email).element().textContent).toMatch(/44/);
  await expect.poll(() => row('blair@example.com').element().textContent).toMatch(/7/);
  expect(called('lookup')).toHaveLength(1);
});

test('in a PDF, the popup says what can be done there, and offers neither a list nor a switch', async () => {
  const site = { pattern: 'https://crm.example.com/*', enabled: false };
  await showDesk({ background: { pageEmails: () => ({ site, tabId: 7, emails: [], isPdf: true }) } });
  await expect.element(page.getByText(t('question.nothingInPdf'))).toBeVisible();
  await expect.element(page.getByText(t('pageEmails.none'))).not.toBeInTheDocument();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});
