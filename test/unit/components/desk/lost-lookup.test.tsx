import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Outcome } from '@/utils/lookup/lookup-store';
import { EMAIL, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const failure = page.getByTestId('failure');
const ID = crypto.randomUUID();
const shown = {
  session: { 'desk:next': { route: { name: 'lookup', id: ID, as: 'result' } } },
  lookups: [recordOf(EMAIL, { id: ID, state: 'sending' })],
} as const;

test('shows the end of a lookup that could not be stored, although its record still says sending', async () => {
  const reply = Promise.withResolvers<Outcome>();
  const desk = await showDesk({ ...shown, background: { awaitLookup: () => reply.promise } });
  await expect.element(page.getByTestId('stop')).toBeVisible();
  reply.resolve({ state: 'failed', endedAt: Date.now(), failure: { kind: 'not-kept', host: 'api.example.com' } });
  await expect.element(failure).toHaveAttribute('data-kind', 'not-kept');
  expect(page.getByTestId('stop').elements()).toHaveLength(0);
  // What is stored later is what counts.
  await desk.database.lookups.update(ID, {
    state: 'failed',
    failure: { kind: 'unreachable', host: 'api.example.com' },
  });
  await expect.element(failure).toHaveAttribute('data-kind', 'unreachable');
});
