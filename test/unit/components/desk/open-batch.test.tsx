import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Replies } from '@/utils/messages/protocol';
import { ENGLISH } from '../../../texts/english';
import { batchOf } from '../batch/batch-stage';
import { recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const BATCH = crypto.randomUUID();
const rows = [1, 2, 3].map((position) =>
  recordOf(
    { operation: 'score', request: { email: `row-${position}@example.com` } },
    { id: crypto.randomUUID(), batchId: BATCH, position, state: position === 1 ? 'unknown' : 'queued' },
  ),
);

/** Presses *Resume* of a paused batch in the popup, where two of three rows are left. */
async function resume(reply: Replies['resumeBatch']) {
  const desk = await showDesk({
    batches: [batchOf({ id: BATCH, total: 3, state: 'paused', pause: { by: 'agent' } })],
    lookups: rows,
    background: { resumeBatch: () => reply },
  });
  await page.getByRole('button', { name: t('batch.resume'), exact: true }).click();
  return desk;
}

test('says at the Resume button why a batch cannot be resumed', async () => {
  await resume({ ok: false, why: 'failure', failure: { kind: 'offline' } });
  await expect.element(page.getByTestId('failure')).toHaveAttribute('data-kind', 'offline');
  await expect.element(page.getByTestId('tab-email')).toHaveAttribute('aria-current', 'page');
});

test('the question about another host counts the lookups that are left', async () => {
  const { called } = await resume({ ok: false, why: 'confirm', host: 'other.example' });
  const dialog = page.getByTestId('confirm-dialog');
  const [sentence = ''] = t('newBatch.askText', { count: 2, host: '@' }).split('@');
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().textContent).toContain(sentence);
  await dialog.getByRole('button', { name: t('batch.sendRest') }).click();
  expect(called('resumeBatch')).toEqual([
    { id: BATCH, host: 'api.example.com' },
    { id: BATCH, host: 'other.example' },
  ]);
});
