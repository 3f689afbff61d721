import type { FaultInput } from '../service/faults/fault.ts';

/** Each kind of failure as the service (or the way to it) brings it about, with its own words and its next action. */
export const FAILURE_KINDS: [kind: string, fault: FaultInput, words: RegExp, action: string | null][] = [
  ['unreachable', { kind: 'reset' }, /did not answer: it cannot be reached/, 'Ask again'],
  ['unreachable (cut body)', { kind: 'cut' }, /the connection broke/, 'Ask again'],
  ['unreachable (redirect)', { kind: 'redirect', location: 'http://127.0.0.1:9/' }, /redirects elsewhere/, 'Ask again'],
  ['timeout', { kind: 'hang' }, /No complete answer after 1 s/, 'Ask again'],
  ['timeout (drip)', { kind: 'drip', everyMs: 200 }, /No complete answer after 1 s/, 'Ask again'],
  ['input-refused', { kind: 'status', status: 422 }, /did not accept what was sent \(HTTP 422\)/, 'Edit'],
  ['key-refused', { kind: 'status', status: 401 }, /refused the API key \(HTTP 401\)/, 'Open settings'],
  ['not-allowed', { kind: 'status', status: 403, message: 'No.' }, /did not allow this \(HTTP 403\)/, 'Ask again'],
  ['quota-spent', { kind: 'status', status: 402 }, /for want of credit or quota \(HTTP 402\)/, 'Ask again'],
  ['too-many-requests', { kind: 'status', status: 429, retryAfter: 90 }, /Too many requests/, 'Ask again in'],
  ['wrong-address', { kind: 'status', status: 404, shape: 'html' }, /no such service at/, 'Open settings'],
  ['not-found', { kind: 'body', status: 404, body: '' }, /said "not found" and nothing more/, 'Open settings'],
  ['refused-or-fault', { kind: 'status', status: 401, message: 'Database unavailable' }, /cannot tell/, 'Ask again'],
  [
    'key-refused (inside)',
    { kind: 'json', json: { message: 'INVALID API KEY' } },
    /refused the API key \(HTTP 200\)/,
    'Open settings',
  ],
  ['nothing-known', { kind: 'status', status: 404, shape: 'error' }, /does not mean "clear"/, 'Edit'],
  ['withheld', { kind: 'status', status: 451 }, /for legal reasons \(HTTP 451\)/, null],
  ['still-working', { kind: 'status', status: 202 }, /still working/, 'Ask again'],
  ['still-working (inside)', { kind: 'pending' }, /still working/, 'Ask again'],
  ['service-fault', { kind: 'status', status: 503 }, /has a fault \(HTTP 503\)/, 'Ask again'],
  ['failed-inside', { kind: 'failed-inside' }, /says that the look-up failed/, 'Ask again'],
  ['not-understood (login page)', { kind: 'html' }, /not readable data/, 'Open settings'],
  ['not-understood (broken)', { kind: 'wrong-json' }, /not complete JSON/, 'Open settings'],
  ['not-understood (text)', { kind: 'bare', value: 'hello' }, /a bare value/, 'Open settings'],
  ['not-understood (huge)', { kind: 'huge' }, /larger than 1 MiB/, 'Open settings'],
  ['not-understood (bomb)', { kind: 'gzip-bomb' }, /larger than 1 MiB/, 'Open settings'],
  ['not-understood (deep)', { kind: 'deep' }, /nested too deeply/, 'Open settings'],
  ['not-understood (many)', { kind: 'many-nodes' }, /too many fields/, 'Open settings'],
];

/** The time-out to set, in seconds: short only where running out of it is what is tested. */
export const timeoutFor = (kind: string): number => (kind.startsWith('timeout') ? 1 : 20);
