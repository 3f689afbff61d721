import { type Guard, guardsOf } from './guard.ts';

/** How the key is kept, and what keeps a lookup from being paid twice. */
export const KEY_AND_MONEY_GUARDS: Guard[] = [
  ...guardsOf('utils/service/secret.ts', 'test/unit/service/secret.test.ts', [
    [
      'T18',
      'a secret printed by accident',
      '  toString(): string {\n    return HIDDEN;',
      '  toString(): string {\n    return this.#text;',
    ],
    [
      'T18',
      'a secret written as JSON',
      '  toJSON(): string {\n    return HIDDEN;',
      '  toJSON(): string {\n    return this.#text;',
    ],
  ]),
  ...guardsOf('utils/vault/key-vault.ts', 'test/unit/vault/key-vault.test.ts', [
    [
      'T12',
      'a key is for one host',
      "    if (row.box?.host !== host) return { state: 'none' };\n",
      "    if (!row.box) return { state: 'none' };\n",
    ],
  ]),
  ...guardsOf('utils/vault/opened-key.ts', 'test/unit/vault/key-vault.test.ts', [
    ['T20', 'a key that rests is locked', 'idleMs < 0 || idleMs >= limit', 'idleMs < 0'],
    ['T20', 'a clock that was set back locks', 'idleMs < 0 || idleMs >= limit', 'idleMs >= limit'],
  ]),
  ...guardsOf(
    'entrypoints/background/connection/connection-resolver.ts',
    'test/unit/background/connection/connection-store.test.ts',
    [['T20', 'a lookup does not undo Lock now', 'return () => runExclusive(resolve);', 'return resolve;']],
  ),
  ...guardsOf('utils/passphrase/passphrase-bits.ts', 'test/unit/passphrase/passphrase-bits.test.ts', [
    [
      'T20',
      'a guess is never cheap',
      'Math.min(Math.max(rounds, MIN_ROUNDS), MAX_ROUNDS)',
      'Math.min(rounds, MAX_ROUNDS)',
    ],
  ]),
  ...guardsOf('utils/storage/dexie-lookup-store.ts', 'test/unit/lookup/lookups.test.ts', [
    ['T23', 'a subject that is in flight is joined', "if (open) return { kind: 'joined', id: open.id };"],
  ]),
  ...guardsOf('utils/storage/dexie-lookup-store.ts', 'test/unit/lookup/other-spelling.test.ts', [
    ['T23', 'another spelling is offered before one is paid', "if (other) return { kind: 'other-spelling', other };"],
  ]),
  ...guardsOf('utils/storage/dexie-lookup-store.ts', 'test/unit/storage/dexie-lookup-store.test.ts', [
    ['T23', 'a state that cannot follow', '|| !canFollow(record.state, change.state)'],
  ]),
  ...guardsOf('utils/lookup/admission.ts', 'test/unit/lookup/rate-limit.test.ts', [
    ['T23', 'so many lookups a day', 'if (limits.sentToday >= limits.dailyLookups) {', 'if (limits.sentToday < 0) {'],
    [
      'T23',
      'so many requests a minute',
      'if (limits.requestsPerMinute > 0 && oldest !== undefined)',
      'if (limits.requestsPerMinute < 0 && oldest !== undefined)',
    ],
  ]),
  ...guardsOf('utils/storage/erase.ts', 'test/unit/background/housekeeping/erasure.test.ts', [
    [
      'T23',
      'the daily budget, after everything was forgotten',
      'await database.spending.put({ host, day, count: count + sentSince, isForgotten: true });',
    ],
  ]),
  ...guardsOf('utils/vault/known-accounts.ts', 'test/unit/vault/known-accounts.test.ts', [
    [
      'T20',
      'a guess at a recognized key is never cheap',
      'passphraseBits(key, salted, MIN_ROUNDS)',
      'passphraseBits(key, salted, 1)',
    ],
    ['T20', 'of a recognized key 24 bits are kept', 'const TAG_BYTES = 3;', 'const TAG_BYTES = 32;'],
    [
      'T20',
      'no two profiles recognize a key by the same bits',
      'crypto.getRandomValues(new Uint8Array(16))',
      'new Uint8Array(16)',
    ],
  ]),
];
