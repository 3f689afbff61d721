import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { afterReply, closedCircuit } from '@/utils/lookup/circuit-breaker';
import { accountId } from '@/utils/service/account-id';
import type { Failure } from '@/utils/service/failure';
import { Database } from '@/utils/storage/database';
import { ENGLISH } from '../../../texts/english';
import { EMAIL, recordOf } from '../result/result-stage';
import { type Background, showDesk, UNLOCKED } from './desk-stage';

const ID = recordOf(EMAIL).id;
const email = page.getByTestId('email');
const refusal = page.getByTestId('failure');
const refuse = (failure: Failure): Background => ({ lookup: () => ({ ok: false, failure }) }) as Background;

/** Stores settings, and waits until the desk shows them. */
async function changeSettings(settings: unknown, changes: object): Promise<void> {
  const changed = Object.assign({}, settings, changes, { environment: 'Trial desk' });
  await fakeBrowser.storage.local.set({ settings: changed });
  await expect.element(page.getByTestId('environment-band')).toHaveTextContent('Trial desk');
}

test('a refusal stays until the desk shows another place, and does not come back', async () => {
  await showDesk({ background: refuse({ kind: 'budget-reached' }), lookups: [recordOf(EMAIL)] });
  await email.fill('casey@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(refusal).toBeVisible();
  await page.getByTestId('tab-history').click();
  await expect.element(page.getByTestId('rows')).toBeVisible();
  await expect.element(refusal).not.toBeInTheDocument();
  await page.getByTestId('new-lookup').click();
  await expect.element(page.getByTestId('rows')).not.toBeInTheDocument();
  expect(refusal.elements()).toEqual([]);
});

test('the question about another spelling goes when something else is submitted that is no address', async () => {
  const other = { id: ID, email: 'casey@example.com', isRunning: false };
  await showDesk({ background: { lookup: () => ({ ok: false, other }) } as Background });
  await email.fill('Casey@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('use-saved')).toBeVisible();
  await email.fill('nobody@');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('use-saved')).not.toBeInTheDocument();
  await expect.element(page.getByText(ENGLISH.t('typedEmail.noDomain'))).toBeVisible();
});

test('a refusal goes when something else is submitted that is no address', async () => {
  await showDesk({ background: refuse({ kind: 'budget-reached' }) });
  await email.fill('casey@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(refusal).toBeVisible();
  await email.fill('nobody@');
  await userEvent.keyboard('{Enter}');
  await expect.element(refusal).not.toBeInTheDocument();
});

test('a refusal goes when a setting is changed, because that may be what it asked for', async () => {
  await showDesk({ surface: 'panel', background: refuse({ kind: 'budget-reached' }) });
  await email.fill('casey@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(refusal).toBeVisible();
  const { settings } = await fakeBrowser.storage.local.get('settings');
  await fakeBrowser.storage.local.set({ settings: Object.assign({}, settings, { dailyLookups: 1000 }) });
  await expect.element(refusal).not.toBeInTheDocument();
  await expect.element(email).toHaveValue('casey@example.com');
  await changeSettings(settings, {});
  expect(refusal.elements()).toEqual([]);
});

test('after a setting is changed, shows the refusal of a lookup that waited for the key', async () => {
  let isLocked = true;
  const background = {
    connection: () => ({ ...UNLOCKED, isLocked }),
    lookup: () => ({ ok: false, failure: { kind: isLocked ? 'locked' : 'budget-reached', host: 'api.example.com' } }),
    unlockKey: async () => {
      isLocked = false;
      await fakeBrowser.storage.session.set({ 'key:changed': Date.now() });
      return true;
    },
  } as Background;
  await showDesk({ surface: 'panel', background });
  await email.fill('casey@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('passphrase')).toHaveFocus();
  const { settings } = await fakeBrowser.storage.local.get('settings');
  await changeSettings(settings, { dailyLookups: 0 });
  await page.getByTestId('passphrase').fill('open');
  await page.getByTestId('unlock-key').click();
  await expect.element(refusal).toHaveAttribute('data-kind', 'budget-reached');
});

test('a result that stopped sending shows one notice with all actions', async () => {
  const failure = { kind: 'quota-spent', status: 402, host: 'api.example.com' } as const;
  const stopped = recordOf(EMAIL, { accountId: accountId.parse('c'), state: 'failed', failure });
  const { called } = await showDesk({
    lookups: [stopped],
    session: { 'desk:next': { route: { name: 'lookup', id: ID, as: 'result' } } },
    whileStarting: async () => {
      await new Database().gates.put(afterReply(closedCircuit(stopped.accountId), failure, Date.now()));
    },
  });
  await expect.element(page.getByTestId('lookup').getByTestId('go-on')).toBeVisible();
  expect(refusal.elements()).toHaveLength(1);
  await expect.element(page.getByTestId('add-dashboard')).toBeVisible();
  await page.getByTestId('go-on').click();
  expect(called('resumeSending')).toHaveLength(1);
});

test('a refusal that leads from a result to the form is shown there', async () => {
  await showDesk({
    background: refuse({ kind: 'budget-reached' }),
    lookups: [recordOf(EMAIL)],
    session: { 'desk:next': { route: { name: 'lookup', id: ID, as: 'saved' } } },
  });
  await expect.element(page.getByTestId('lookup')).toBeVisible();
  await email.fill('blair@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('lookup')).not.toBeInTheDocument();
  await expect.element(refusal).toBeVisible();
});

test('the popup shows the refusal of a lookup requested in a page, and can try it again', async () => {
  const ask = { kind: 'refused', email: 'casey@example.com', failure: { kind: 'offline' } };
  const { called } = await showDesk({
    background: refuse({ kind: 'offline' }),
    session: {
      'desk:next': { route: { name: 'new-lookup', form: 'email' }, ask },
      'draft:email': 'casey@example.com',
    },
  });
  await expect.element(refusal).toHaveAttribute('data-kind', 'offline');
  await page.getByTestId('ask-again').click();
  expect(called('lookup')).toEqual([
    { subject: { operation: 'score', request: { email: 'casey@example.com' } }, gesture: 'popup', refresh: false },
  ]);
});

describe('the button that helps', () => {
  const opened = () => vi.mocked(fakeBrowser.tabs.create).mock.calls.map(([tab]) => tab?.url?.split('/').at(-1));

  async function press(failure: Failure, action: string) {
    vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue(undefined as never);
    const { called } = await showDesk({ background: refuse(failure) });
    await email.fill('casey@example.com');
    await userEvent.keyboard('{Enter}');
    await page.getByTestId(action).click();
    expect(called('lookup')).toHaveLength(1);
  }

  test('Allow access asks the browser in the click, and stays with what is missing if that is denied', async () => {
    const request = vi.fn(async () => false);
    Object.assign(fakeBrowser.permissions, { request });
    await press({ kind: 'no-permission', host: 'api.example.com' }, 'grant-permission');
    expect(request).toHaveBeenCalledExactlyOnceWith({ origins: ['https://api.example.com/*'] });
    expect(opened()).toEqual([]);
    await expect.element(refusal).toBeVisible();
  });

  test.each([
    ['budget-reached', 'raise-budget', 'options.html#daily-limit'],
    ['quota-spent', 'add-dashboard', 'options.html#dashboard-url'],
  ] as const)('opens the settings at the field after %s', async (kind, action, place) => {
    await press({ kind, status: 402 }, action);
    expect(opened()).toEqual([place]);
  });
});
