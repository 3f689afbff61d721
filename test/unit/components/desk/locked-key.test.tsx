import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { StartResult } from '@/utils/lookup/lookups';
import { ENGLISH } from '../../../texts/english';
import { EMAIL, recordOf } from '../result/result-stage';
import { type Background, showDesk, UNLOCKED } from './desk-stage';

const { t } = ENGLISH;
const CASEY = 'casey.cobblefield@example.com';
const ID = recordOf(EMAIL).id;
const email = page.getByTestId('email');
const passphrase = page.getByTestId('passphrase');
const unlockButton = page.getByTestId('unlock-key');
const line = page.getByTestId('show-locked');

/** A background whose key is locked, until the right passphrase or until it is unlocked elsewhere. */
function lockedBackground(more: Background = {}) {
  let isLocked = true;
  const unlock = async () => {
    isLocked = false;
    await fakeBrowser.storage.session.set({ 'key:changed': Date.now() });
  };
  const background: Background = {
    connection: () => ({ ...UNLOCKED, isLocked }),
    async lookup(): Promise<StartResult> {
      if (isLocked) return { ok: false, failure: { kind: 'locked', host: 'api.example.com' } };
      return { ok: true, id: ID, how: 'sent' };
    },
    async unlockKey({ passphrase: typed }: { passphrase: string }) {
      if (typed === 'open') await unlock();
      return typed === 'open';
    },
    ...more,
  } as Background;
  return { background, unlock };
}

test('Score with a locked key: one box asks, and the right passphrase sends that lookup once', async () => {
  const { background } = lockedBackground();
  const { called } = await showDesk({ background, lookups: [recordOf(EMAIL)] });
  await expect.element(line).toBeVisible();
  await email.fill(CASEY);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(t('unlock.waiting', { subject: CASEY, host: 'api.example.com' }))).toBeVisible();
  await expect.element(passphrase).toHaveFocus();
  expect(unlockButton.elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: t('action.unlock'), exact: true }).elements()).toEqual([]);

  await userEvent.keyboard('wrong{Enter}');
  await expect.element(page.getByText(t('unlock.wrong'))).toBeVisible();
  expect(called('lookup')).toHaveLength(1);
  await userEvent.keyboard('open{Enter}');
  await expect.element(page.getByTestId('score')).toHaveTextContent('44');
  expect(called('lookup')).toEqual([1, 2].map(() => ({ subject: EMAIL, gesture: 'popup', refresh: false })));
  expect(passphrase.elements()).toEqual([]);
  await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
});

test('while the key is locked, one line says so, and its press leads to the passphrase', async () => {
  const { background } = lockedBackground();
  await showDesk({ background });
  await expect.element(line).toBeVisible();
  expect(page.getByTestId('locked').element().getBoundingClientRect().height).toBeLessThanOrEqual(32);
  await expect.element(email).toHaveFocus();
  await line.click();
  await expect.element(passphrase).toHaveFocus();
});

test('Refresh with a locked key waits for it too', async () => {
  const { background } = lockedBackground();
  const { called } = await showDesk({
    background,
    lookups: [recordOf(EMAIL)],
    session: { 'desk:next': { route: { name: 'lookup', id: ID, as: 'saved' } } },
  });
  await page.getByTestId('ask-again').click();
  await expect.element(passphrase).toHaveFocus();
  expect(unlockButton.elements()).toHaveLength(1);
  await userEvent.keyboard('open{Enter}');
  await expect.poll(() => called('lookup')).toHaveLength(2);
  expect(called('lookup')[1]).toEqual({ subject: EMAIL, gesture: 'popup', refresh: true });
});

test('a batch with a locked key waits for it in the one box, and is then started once', async () => {
  const { background } = lockedBackground();
  let tries = 0;
  const { called } = await showDesk({
    surface: 'tab',
    background: {
      ...background,
      startBatch: () => {
        tries += 1;
        return tries === 1
          ? { ok: false, why: 'failure', failure: { kind: 'locked', host: 'api.example.com' } }
          : { ok: true, id: ID };
      },
    } as Background,
    session: {
      'desk:next': { route: { name: 'new-batch', source: 'text' } },
      'draft:batch': { operation: 'score', source: 'text', emails: CASEY, subjects: '' },
    },
  });
  await page.getByTestId('start-batch').click();
  await expect.element(page.getByText(t('unlock.waitingBatch', { host: 'api.example.com' }))).toBeVisible();
  await expect.element(passphrase).toHaveFocus();
  expect(unlockButton.elements()).toHaveLength(1);
  expect(page.getByTestId('failure').elements()).toEqual([]);
  // One main action on the screen.
  const colorOf = (button: Element) => getComputedStyle(button).backgroundColor;
  expect(colorOf(page.getByTestId('start-batch').element())).not.toBe(colorOf(unlockButton.element()));
  await userEvent.keyboard('open{Enter}');
  await expect.poll(() => called('startBatch')).toHaveLength(2);
  await expect.element(passphrase).not.toBeInTheDocument();
});

test('a batch whose list was changed no longer waits for the key: unlocking starts nothing', async () => {
  const { background } = lockedBackground({
    startBatch: () => ({ ok: false, why: 'failure', failure: { kind: 'locked', host: 'api.example.com' } }),
  } as Background);
  const { called } = await showDesk({
    surface: 'tab',
    background,
    session: {
      'desk:next': { route: { name: 'new-batch', source: 'text' } },
      'draft:batch': { operation: 'score', source: 'text', emails: `${CASEY} jane@example.com`, subjects: '' },
    },
  });
  await page.getByTestId('start-batch').click();
  const waiting = page.getByText(t('unlock.waitingBatch', { host: 'api.example.com' }));
  await expect.element(waiting).toBeVisible();
  await page.getByRole('textbox', { name: t('newBatch.emails') }).fill(CASEY);
  await expect.element(waiting).not.toBeInTheDocument();
  await line.click();
  await passphrase.fill('open');
  await unlockButton.click();
  await expect.element(passphrase).not.toBeInTheDocument();
  expect(called('startBatch')).toHaveLength(1);
});

test('Unlock sends nothing by itself, and leaves the focus at the field', async () => {
  const { background } = lockedBackground();
  const { called } = await showDesk({ background, session: { 'draft:email': CASEY } });
  await line.click();
  await passphrase.fill('open');
  await unlockButton.click();
  await expect.element(passphrase).not.toBeInTheDocument();
  await expect.element(email).toHaveFocus();
  expect(called('lookup')).toEqual([]);
});

test('a key that is unlocked elsewhere sends nothing', async () => {
  const { background, unlock } = lockedBackground();
  const { called } = await showDesk({ background });
  await email.fill(CASEY);
  await userEvent.keyboard('{Enter}');
  await expect.element(passphrase).toHaveFocus();
  await unlock();
  await expect.element(passphrase).not.toBeInTheDocument();
  await expect.element(email).toHaveFocus();
  await expect.poll(() => called('connection').length).toBeGreaterThan(1);
  expect(called('lookup')).toHaveLength(1);
});
