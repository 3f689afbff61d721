import type { Guard } from './guard.ts';

const VAULT = 'test/unit/vault/key-vault.test.ts';
const SECRET = { file: 'utils/service/secret.ts', test: 'test/unit/service/secret.test.ts', threat: 'T18' } as const;
const RECOGNIZED = {
  file: 'utils/vault/known-accounts.ts',
  test: 'test/unit/vault/known-accounts.test.ts',
  threat: 'T20',
} as const;
const LEDGER = { file: 'utils/storage/ledger.ts', threat: 'T23' } as const;

/** How the key is kept, and what keeps a look-up from being paid twice. */
export const KEY_AND_MONEY_GUARDS: Guard[] = [
  {
    ...SECRET,
    name: 'a secret printed by accident',
    find: '  toString(): string {\n    return HIDDEN;',
    put: '  toString(): string {\n    return this.#text;',
  },
  {
    ...SECRET,
    name: 'a secret written as JSON',
    find: '  toJSON(): string {\n    return HIDDEN;',
    put: '  toJSON(): string {\n    return this.#text;',
  },
  {
    file: 'utils/vault/key-vault.ts',
    test: VAULT,
    threat: 'T12',
    name: 'a key is for one host',
    find: "    if (row.box?.host !== host) return { state: 'none' };\n",
    put: "    if (!row.box) return { state: 'none' };\n",
  },
  {
    file: 'utils/vault/unlocked.ts',
    test: VAULT,
    threat: 'T20',
    name: 'a key that rests is locked',
    find: 'rested < 0 || rested >= limit',
    put: 'rested < 0',
  },
  {
    file: 'utils/vault/unlocked.ts',
    test: VAULT,
    threat: 'T20',
    name: 'a clock that was set back locks',
    find: 'rested < 0 || rested >= limit',
    put: 'rested >= limit',
  },
  {
    file: 'entrypoints/background/connect.ts',
    test: 'test/unit/background/key-in-turn.test.ts',
    threat: 'T20',
    name: 'a look-up does not undo Lock now',
    find: 'return (operation) => inTurn(() => connect(operation));',
    put: 'return connect;',
  },
  {
    file: 'utils/vault/passphrase-bits.ts',
    test: 'test/unit/vault/passphrase-bits.test.ts',
    threat: 'T20',
    name: 'a guess is never cheap',
    find: 'Math.min(Math.max(rounds, MIN_ROUNDS), MAX_ROUNDS)',
    put: 'Math.min(rounds, MAX_ROUNDS)',
  },
  {
    ...LEDGER,
    test: 'test/unit/lookup/lookup.test.ts',
    name: 'a subject that is in flight is joined',
    find: "        if (open) return { kind: 'joined', id: open.id };\n",
    put: '',
  },
  {
    ...LEDGER,
    test: 'test/unit/lookup/other-spelling.test.ts',
    name: 'another spelling is offered before one is paid',
    find: "        if (other) return { kind: 'spelled', other };\n",
    put: '',
  },
  {
    ...LEDGER,
    test: 'test/unit/storage/ledger.test.ts',
    name: 'a state that cannot follow',
    find: ' || !canFollow(record.state, change.state)',
    put: '',
  },
  {
    file: 'utils/lookup/admission.ts',
    test: 'test/unit/lookup/rate-limit.test.ts',
    threat: 'T23',
    name: 'so many look-ups a day',
    find: 'if (pace.spent >= pace.dailyLookups) {',
    put: 'if (pace.spent < 0) {',
  },
  {
    file: 'utils/lookup/admission.ts',
    test: 'test/unit/lookup/rate-limit.test.ts',
    threat: 'T23',
    name: 'so many requests a minute',
    find: 'if (pace.requestsPerMinute > 0 && oldest !== undefined)',
    put: 'if (pace.requestsPerMinute < 0 && oldest !== undefined)',
  },
  {
    file: 'utils/storage/erase.ts',
    test: 'test/unit/background/forget.test.ts',
    threat: 'T23',
    name: 'the daily budget, after everything was forgotten',
    find: '      await database.spending.put({ host, day, count: count + since, isForgotten: true });\n',
    put: '',
  },
  {
    ...RECOGNIZED,
    name: 'a guess at a recognized key is never cheap',
    find: 'passphraseBits(key, salted, MIN_ROUNDS)',
    put: 'passphraseBits(key, salted, 1)',
  },
  {
    ...RECOGNIZED,
    name: 'of a recognized key 24 bits are kept',
    find: 'const TAG_BYTES = 3;',
    put: 'const TAG_BYTES = 32;',
  },
  {
    ...RECOGNIZED,
    name: 'no two profiles recognize a key by the same bits',
    find: 'crypto.getRandomValues(new Uint8Array(16))',
    put: 'new Uint8Array(16)',
  },
];
