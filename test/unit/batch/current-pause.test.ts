import { expect, test } from 'vitest';
import { asPausedNow } from '@/utils/batch/current-pause';
import type { FailureKind } from '@/utils/service/failure';
import { batchOf } from '../components/batch/batch-stage';

const paused = (kind: FailureKind) =>
  batchOf({ state: 'paused', pause: { by: 'failure', failure: { kind, host: 'api.example.com' } } });
const OFF = { requireReference: false, requireReason: false };
const ON = { requireReference: true, requireReason: true };

test.each(['case-missing', 'reason-missing'] as const)('%s holds a batch only as long as the rule is on', (kind) => {
  const batch = paused(kind);
  expect(asPausedNow(batch, ON)).toEqual(batch);
  expect(asPausedNow(batch, OFF)).toEqual({ ...batch, pause: { by: 'agent' } });
});

test('what else holds a batch stays, whatever is required', () => {
  for (const batch of [paused('budget-reached'), batchOf({ state: 'paused', pause: { by: 'restart' } })])
    expect(asPausedNow(batch, OFF)).toEqual(batch);
});
