import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConnectionStatus } from '@/components/connection/connection-status';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import { parseSettings } from '@/utils/settings/settings';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;
const card = page.getByTestId('connection-status');

const READY: ComponentProps<typeof ConnectionStatus> = {
  connection: {
    saved: { ...parseSettings({ baseUrl: 'https://api.example.com' }), dailyLookups: 400 },
    kept: {
      host: 'api.example.com',
      hasKey: true,
      last4: '4f2a',
      storageMode: 'computer',
      isLocked: false,
      savedAt: null,
      sealProblem: null,
    },
    access: 'allowed',
    isReady: true,
  },
  isRefused: false,
  last: { sentAt: Date.now() - 120_000, state: 'done' },
  used: 202,
  children: <p>the test</p>,
};

const show = (props: Partial<ComponentProps<typeof ConnectionStatus>> = {}) =>
  render(
    <main>
      <h2>Connection</h2>
      <ConnectionStatus {...READY} {...props} />
    </main>,
  );

test('a working connection shows key, storage, last lookup and today’s use in one line, and its test on demand', async () => {
  await show();
  await expect.element(card).toHaveAttribute('data-state', 'ready');
  await expect
    .element(card.getByRole('heading'))
    .toHaveTextContent(t('connectionStatus.connected', { host: 'api.example.com' }));
  await expect
    .element(card)
    .toMatchTextContent(
      'Key ending 4f2a · stored on this device · last lookup 2 minutes ago · 202 of 400 lookups used today',
    );
  await expect.element(page.getByText('the test')).not.toBeInTheDocument();
  await card.getByRole('button', { name: t('connectionTest.title') }).click();
  await expect.element(page.getByText('the test')).toBeVisible();
  await expectAccessible();
});

const { connection } = READY;
test.each([
  ['none', { connection: { ...connection, saved: parseSettings({}), isReady: false } }],
  [
    'no-key',
    { connection: { ...connection, kept: connection.kept && { ...connection.kept, hasKey: false }, isReady: false } },
  ],
  ['no-access', { connection: { ...connection, access: 'missing' as const, isReady: false } }],
  ['refused', { isRefused: true }],
])('%s is not connected, and says why', async (state, props) => {
  await show(props);
  await expect.element(card).toHaveAttribute('data-state', state);
  await expect.element(card.getByRole('heading')).toHaveTextContent(t('failure.notSetUp.title'));
});

test('a connection with a locked key is shown as set up and locked', async () => {
  const kept = connection.kept && { ...connection.kept, isLocked: true };
  await show({ connection: { ...connection, kept, isReady: false } });
  await expect.element(card).toHaveAttribute('data-state', 'locked');
  await expect.element(card.getByRole('heading')).toHaveTextContent(t('connection.keyLocked'));
});

test('unknown values are left out, never shown as zero or "never"', async () => {
  await show({ last: undefined, used: undefined });
  await expect.element(card).toMatchTextContent('Key ending 4f2a · stored on this device');
  await expect.element(card).not.toMatchTextContent(/last lookup|used today/);
});

test('what the provider said is left stands with its name and time; without a word there is nothing', async () => {
  const at = Date.now() - 120_000;
  const last = { sentAt: at, endedAt: at, state: 'done' } as const;
  const { rerender } = await show({ last: { ...last, credits: { left: 1240, name: 'credits_left' } } });
  await expect.element(card).toMatchTextContent('Provider says: 1,240 left (credits_left), 2 minutes ago');
  await rerender(
    <main>
      <h2>Connection</h2>
      <ConnectionStatus {...READY} last={last} />
    </main>,
  );
  await expect.element(card).not.toMatchTextContent('Provider says');
});
