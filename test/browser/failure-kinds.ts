import type { FailureKind } from '@/utils/service/failure';
import type { NextAction } from '@/utils/service/next-action';
import type { FaultInput } from '../service/faults/fault.ts';

/**
 * Each kind of failure as the service (or the way to it) brings it about, with the next action that it offers;
 * `hostile-wire.spec` has answers that are huge, deep or slow.
 */
export const FAILURE_KINDS: [name: string, fault: FaultInput, kind: FailureKind, action: NextAction | null][] = [
  ['unreachable', { kind: 'reset' }, 'unreachable', 'ask-again'],
  ['unreachable (redirect)', { kind: 'redirect', location: 'http://127.0.0.1:9/' }, 'unreachable', 'ask-again'],
  ['incomplete', { kind: 'cut' }, 'incomplete', 'ask-again'],
  ['timeout', { kind: 'hang' }, 'timeout', 'ask-again'],
  ['input-refused', { kind: 'status', status: 422 }, 'input-refused', 'edit-input'],
  ['key-refused', { kind: 'status', status: 401 }, 'key-refused', 'open-settings'],
  ['not-allowed', { kind: 'status', status: 403, message: 'No.' }, 'not-allowed', 'add-dashboard'],
  ['quota-spent', { kind: 'status', status: 402 }, 'quota-spent', 'add-dashboard'],
  ['too-many-requests', { kind: 'status', status: 429, retryAfter: 90 }, 'too-many-requests', 'ask-again'],
  ['wrong-address', { kind: 'status', status: 404, shape: 'html' }, 'wrong-address', 'open-settings'],
  ['not-found', { kind: 'body', status: 404, body: '' }, 'not-found', 'open-settings'],
  [
    'refused-or-fault',
    { kind: 'status', status: 401, message: 'Database unavailable' },
    'refused-or-fault',
    'ask-again',
  ],
  ['key-refused (inside)', { kind: 'json', json: { message: 'INVALID API KEY' } }, 'key-refused', 'open-settings'],
  ['nothing-known', { kind: 'status', status: 404, shape: 'error' }, 'nothing-known', 'edit-input'],
  ['withheld', { kind: 'status', status: 451 }, 'withheld', null],
  ['still-working', { kind: 'status', status: 202 }, 'still-working', 'ask-again'],
  ['still-working (inside)', { kind: 'pending' }, 'still-working', 'ask-again'],
  ['service-fault', { kind: 'status', status: 503 }, 'service-fault', 'ask-again'],
  ['failed-inside', { kind: 'failed-inside' }, 'failed-inside', 'ask-again'],
  ['not-understood (login page)', { kind: 'html' }, 'not-understood', 'open-settings'],
  ['not-understood (broken)', { kind: 'wrong-json' }, 'not-understood', 'open-settings'],
  ['not-understood (text)', { kind: 'bare', value: 'hello' }, 'not-understood', 'open-settings'],
];

/** The time-out to set, in seconds: short only where running out of it is what is tested. */
export const timeoutFor = (kind: FailureKind): number => (kind === 'timeout' ? 1 : 20);
