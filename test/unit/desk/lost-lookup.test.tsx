import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../texts/english';
import { EMAIL, recordOf } from '../components/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const ID = crypto.randomUUID();
const shown = {
  session: { 'desk:next': { route: { name: 'lookup', id: ID, as: 'result' } } },
  lookups: [recordOf(EMAIL, { id: ID, state: 'sending' })],
} as const;

test('a lookup whose end found no room in storage is shown as unknown, although its record still runs', async () => {
  const end = Promise.withResolvers<'unknown'>();
  const desk = await showDesk({ ...shown, background: { awaitLookup: () => end.promise } });
  await expect.element(page.getByTestId('stop')).toBeVisible();
  end.resolve('unknown');
  await expect.element(page.getByText(t('result.unknown'))).toBeVisible();
  expect(page.getByTestId('stop').elements()).toHaveLength(0);
  // What is stored later is what counts.
  await desk.database.lookups.update(ID, {
    state: 'failed',
    failure: { kind: 'unreachable', host: 'api.example.com' },
  });
  await expect.element(page.getByTestId('failure')).toBeVisible();
});
