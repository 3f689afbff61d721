import { z } from 'zod';

/**
 * Every way a lookup can end without an answer. The list is closed: add a new kind here and its row in `failure.ts`.
 */
export const failureKind = z.enum([
  'not-set-up',
  'address-altered',
  'no-key',
  'locked',
  'case-missing',
  'passphrase-required',
  'no-permission',
  'offline',
  'unreachable',
  'incomplete',
  'timeout',
  'cancelled',
  'input-refused',
  'key-refused',
  'not-allowed',
  'quota-spent',
  'too-many-requests',
  'refused-or-fault',
  'wrong-address',
  'not-found',
  'nothing-known',
  'withheld',
  'still-working',
  'service-fault',
  'failed-inside',
  'not-understood',
  'storage-failed',
  'not-kept',
  'sending-stopped',
  'budget-reached',
  'not-sent',
  'not-repeated',
  'demo-only',
]);
export type FailureKind = z.infer<typeof failureKind>;
