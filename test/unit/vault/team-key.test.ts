import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Secret } from '@/utils/service/secret';
import { createTeamCode, parseTeamCode } from '@/utils/team-key/team-code';
import { sealForTeam } from '@/utils/team-key/team-seal';
import { teamSecret } from '@/utils/vault/team-secret';
import { HOST, KEY, PHRASE, vaultStage } from './vault-stage';

const NEW_KEY = 'sk_CANARY_new_0123456789';
const code = newCode();

function newCode(): Secret {
  const made = parseTeamCode(createTeamCode((bytes) => crypto.getRandomValues(bytes)).reveal());
  if (made === null) throw new Error('A new code can be read.');
  return made;
}

const sealOf = (key: string, by = code, host = HOST) =>
  sealForTeam(new Secret(key), { code: by, host, iv: crypto.getRandomValues(new Uint8Array(12)) });

let stage: Awaited<ReturnType<typeof vaultStage>>;
let seal: string;
beforeEach(async () => {
  stage = await vaultStage();
  seal = await sealOf(KEY);
});

const read = async (vault = stage.vault) => {
  const found = await vault.readKey(HOST);
  return found.state === 'open' ? found.key.reveal() : found.state;
};

const enterCode = (storageMode: 'session' | 'computer' | 'passphrase') =>
  stage.vault.change(HOST, { key: teamSecret({ code, seal }), storageMode, passphrase: PHRASE });

describe.each(['session', 'computer', 'passphrase'] as const)('a code kept for %s', (storageMode) => {
  beforeEach(async () => {
    expect(await enterCode(storageMode)).toBe('ok');
  });

  test('gives the key of its seal, and shows nothing of it', async () => {
    expect(await read()).toBe(KEY);
    expect(await stage.vault.describe(HOST)).toMatchObject({ hasKey: true, last4: '', storageMode });
  });

  test('a new seal under the same code replaces the key without a keystroke, also after a restart', async () => {
    stage.clock.now += 1000;
    const replaced = await sealOf(NEW_KEY);
    expect(await stage.vault.adoptSeal(HOST, replaced)).toBe(true);
    expect(await read()).toBe(NEW_KEY);
    expect(await stage.vault.describe(HOST)).toMatchObject({ savedAt: stage.clock.now, storageMode });
    expect(await stage.vault.adoptSeal(HOST, replaced), 'the same again').toBe(false);
    const after = await stage.restart();
    expect(await read(after)).toBe({ session: 'none', computer: NEW_KEY, passphrase: 'locked' }[storageMode]);
  });

  test('a damaged seal, one of another host and one of another code change nothing, and are named', async () => {
    for (const [problem, wrong] of [
      ['damaged', seal.slice(0, -3)],
      ['other-host', await sealOf(NEW_KEY, code, 'evil.example')],
      ['other-code', await sealOf(NEW_KEY, newCode())],
    ] as const) {
      expect(await stage.vault.adoptSeal(HOST, wrong), problem).toBe(false);
      expect(await stage.vault.problemOfSeal(HOST, wrong)).toBe(problem);
      expect(await read(), problem).toBe(KEY);
    }
    expect(await stage.vault.problemOfSeal(HOST, seal)).toBeNull();
  });

  test('another storage mode takes the code along', async () => {
    expect(await stage.vault.change(HOST, { storageMode: 'computer' })).toBe('ok');
    expect(await stage.vault.adoptSeal(HOST, await sealOf(NEW_KEY))).toBe(true);
    expect(await read()).toBe(NEW_KEY);
  });

  test('a key that is typed takes the place of the code', async () => {
    await stage.vault.change(HOST, { key: new Secret('sk_typed_0123456789'), storageMode, passphrase: PHRASE });
    expect(await stage.vault.adoptSeal(HOST, await sealOf(NEW_KEY))).toBe(false);
    expect(await read()).toBe('sk_typed_0123456789');
  });
});

test('a seal waits while the key is locked, and is adopted after the passphrase', async () => {
  await enterCode('passphrase');
  await stage.vault.lock();
  const replaced = await sealOf(NEW_KEY);
  expect(await stage.vault.adoptSeal(HOST, replaced)).toBe(false);
  expect(await stage.vault.problemOfSeal(HOST, replaced)).toBeNull();
  expect(await stage.vault.unlock(PHRASE)).toBe(true);
  expect(await stage.vault.adoptSeal(HOST, replaced)).toBe(true);
  expect(await read()).toBe(NEW_KEY);
});

test.each(['computer', 'passphrase'] as const)(
  '%s: neither code nor key is where pages of a browser read',
  async (mode) => {
    await enterCode(mode);
    const stored = JSON.stringify([await fakeBrowser.storage.local.get(), await fakeBrowser.storage.session.get()]);
    for (const secret of [KEY, code.reveal(), code.reveal().slice(0, 8)]) expect(stored).not.toContain(secret);
  },
);

test('without a key, a seal alone gives none, and only what is wrong with it is said', async () => {
  expect(await stage.vault.adoptSeal(HOST, seal)).toBe(false);
  expect(await stage.vault.problemOfSeal(HOST, seal)).toBeNull();
  expect(await stage.vault.problemOfSeal(HOST, 'x')).toBe('damaged');
  expect(await stage.vault.problemOfSeal('evil.example', seal)).toBe('other-host');
});

test('a deleted key has no age', async () => {
  await enterCode('computer');
  await stage.vault.forget();
  expect(await stage.vault.describe(HOST)).toMatchObject({ hasKey: false, savedAt: null });
});
