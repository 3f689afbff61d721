import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, inspect } from 'node:util';
import { expect, test } from 'vitest';
import { Secret } from '@/utils/service/secret';

const TEXT = 'sk_CANARY_1234';
const secret = new Secret(TEXT);

test.each([
  ['template', `${secret}`],
  ['concatenation', `a${String(secret)}`],
  ['JSON', JSON.stringify({ secret })],
  ['inspect', inspect({ secret }, { showHidden: true, depth: 9 })],
  ['format', format('%s %o', secret, secret)],
  ['error', new Error(`no ${secret}`).message],
  ['clone', inspect(structuredClone(secret))],
  ['spread', inspect({ ...secret })],
  ['entries', JSON.stringify([Object.entries(secret), Reflect.ownKeys(secret).map(String)])],
  ['assign', inspect(Object.assign({}, secret))],
])('%s reveals nothing of a secret', (_way, shown) => {
  expect(shown).not.toContain('CANARY');
});

test('two secrets can be compared', () => {
  expect(secret.equals(new Secret(TEXT))).toBe(true);
  expect(secret.equals(new Secret('another'))).toBe(false);
  expect(secret.equals(null)).toBe(false);
});

test('only these places reveal a secret', () => {
  expect(secret.reveal()).toBe(TEXT);
  const callers = ['utils', 'entrypoints', 'components'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(room, file))
      .filter((file) => /\.reveal\(\)/.test(readFileSync(file, 'utf8'))),
  );
  expect(callers.sort()).toEqual([
    // The team code that was just typed or made, which its own field shows.
    'components/connection/connection-draft.ts',
    'components/settings/team-key-panel.tsx',
    'utils/passphrase/passphrase-bits.ts',
    'utils/service/client.ts',
    'utils/team-key/team-code.ts',
    'utils/team-key/team-seal.ts',
    'utils/vault/key-vault.ts',
    'utils/vault/sealed-key.ts',
    'utils/vault/team-secret.ts',
  ]);
});
