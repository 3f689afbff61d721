import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_STORAGE } from '@/utils/service/key-storage-mode';
import { Secret } from '@/utils/service/secret';
import type { KeyVault } from '@/utils/vault/key-vault';
import { HOST, KEY, MINUTES, PHRASE, vaultStage } from './vault-stage';

const WAYS = [
  ['session', undefined],
  ['computer', undefined],
  ['passphrase', PHRASE],
] as const;

let stage: Awaited<ReturnType<typeof vaultStage>>;
beforeEach(async () => {
  stage = await vaultStage();
});

const read = async (vault: KeyVault, host = HOST): Promise<string> => {
  const found = await vault.readKey(host);
  return found.state === 'open' ? found.key.reveal() : found.state;
};

describe.each(WAYS)('kept for %s', (storageMode, passphrase) => {
  beforeEach(async () => {
    expect(await stage.vault.change(HOST, { key: new Secret(KEY), storageMode, passphrase })).toBe('ok');
  });

  test('gives the key to its own host alone', async () => {
    expect(await read(stage.vault)).toBe(KEY);
    expect(await read(stage.vault, 'evil.example')).toBe('none');
    expect(await read(stage.vault, `${HOST}:8443`)).toBe('none');
    expect(await stage.vault.describe(HOST)).toEqual({
      hasKey: true,
      last4: 'abcd',
      storageMode,
      isLocked: false,
      savedAt: stage.clock.now,
    });
    expect(await stage.vault.describe('evil.example')).toMatchObject({ hasKey: false, last4: '' });
  });

  test('deletes the key for another host without one, and keeps the storage mode', async () => {
    expect(await stage.vault.change('b.example', {})).toBe('ok');
    expect(await read(stage.vault)).toBe('none');
    expect(await stage.vault.describe(HOST)).toMatchObject({ hasKey: false, storageMode });
  });

  test('a deleted key stays deleted after a restart', async () => {
    await stage.vault.forget();
    expect(await read(stage.vault)).toBe('none');
    expect(await read(await stage.restart())).toBe('none');
    expect(stage.changed).toHaveBeenCalledTimes(2);
  });

  test('a new key for the same host takes its place without a new passphrase', async () => {
    expect(await stage.vault.change(HOST, { key: new Secret('sk_second_key_wxyz') })).toBe('ok');
    expect(await read(stage.vault)).toBe('sk_second_key_wxyz');
  });

  test.each(WAYS)('moves to %s without asking for the key', async (next, phrase) => {
    expect(await stage.vault.change(HOST, { storageMode: next, passphrase: phrase })).toBe('ok');
    expect(await read(stage.vault)).toBe(KEY);
    expect(await stage.vault.describe(HOST)).toMatchObject({ storageMode: next, hasKey: true });
    const after = await stage.restart();
    expect(await read(after)).toBe({ session: 'none', computer: KEY, passphrase: 'locked' }[next]);
  });
});

test('after a restart: a session has none, the computer has it, a passphrase is locked', async () => {
  for (const [storageMode, passphrase] of WAYS) {
    await stage.vault.change(HOST, { key: new Secret(KEY), storageMode, passphrase });
    const vault = await stage.restart();
    expect(await read(vault)).toBe({ session: 'none', computer: KEY, passphrase: 'locked' }[storageMode]);
    expect(await vault.describe(HOST)).toMatchObject({ storageMode, isLocked: storageMode === 'passphrase' });
  }
});

describe('locked with a passphrase', () => {
  beforeEach(async () => {
    await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'passphrase', passphrase: PHRASE });
    await stage.vault.lock();
  });

  test('gives nothing, shows nothing, and takes the passphrase alone', async () => {
    expect(await read(stage.vault)).toBe('locked');
    expect(await stage.vault.describe(HOST)).toEqual({
      hasKey: true,
      last4: '',
      storageMode: 'passphrase',
      isLocked: true,
      savedAt: expect.any(Number),
    });
    expect(await stage.vault.unlock(new Secret('four words far apar'))).toBe(false);
    expect(await read(stage.vault)).toBe('locked');
    expect(await stage.vault.unlock(new Secret(' four words far apart '))).toBe(true);
    expect(await read(stage.vault)).toBe(KEY);
  });

  test('a locked key can be replaced or removed, not moved or re-encrypted', async () => {
    expect(await stage.vault.change(HOST, { storageMode: 'computer' })).toBe('locked');
    expect(await stage.vault.change(HOST, { passphrase: new Secret('some other words here') })).toBe('locked');
    expect(await stage.vault.change(HOST, { key: new Secret('sk_another') })).toBe('locked');
    expect(await stage.vault.change(HOST, {})).toBe('ok');
    expect(await read(stage.vault)).toBe('locked');
    expect(await stage.vault.change(HOST, { key: new Secret('sk_another'), storageMode: 'computer' })).toBe('ok');
    expect(await read(stage.vault)).toBe('sk_another');
  });

  test('a new passphrase invalidates the old one', async () => {
    await stage.vault.unlock(PHRASE);
    expect(await stage.vault.change(HOST, { passphrase: new Secret('some other words here') })).toBe('ok');
    await stage.vault.lock();
    expect(await stage.vault.unlock(PHRASE)).toBe(false);
    expect(await stage.vault.unlock(new Secret('some other words here'))).toBe(true);
  });

  test('stores nothing without a passphrase', async () => {
    await stage.vault.forget();
    expect(await stage.vault.change(HOST, { key: new Secret(KEY) })).toBe('passphrase');
    expect(await read(stage.vault)).toBe('none');
  });
});

describe('rest', () => {
  beforeEach(async () => {
    await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'passphrase', passphrase: PHRASE });
  });

  test('each use restarts the timer, and its alarm locks the key', async () => {
    expect(stage.wakeAt).toHaveBeenLastCalledWith(stage.clock.now + 15 * MINUTES);
    stage.clock.now += 14 * MINUTES;
    expect(await read(stage.vault)).toBe(KEY);
    stage.clock.now += 14 * MINUTES;
    await stage.vault.lockIfIdle();
    expect(stage.wakeAt).toHaveBeenLastCalledWith(stage.clock.now + MINUTES);
    stage.changed.mockClear();
    stage.clock.now += MINUTES;
    await stage.vault.lockIfIdle();
    expect(stage.changed).toHaveBeenCalledTimes(1);
    expect((await stage.vault.describe(HOST)).isLocked).toBe(true);
  });

  test('a missed alarm does not keep the key unlocked', async () => {
    stage.clock.now += 15 * MINUTES;
    expect(await read(stage.vault)).toBe('locked');
  });

  test('reading the state does not count as use', async () => {
    stage.clock.now += 14 * MINUTES;
    await stage.vault.describe(HOST);
    stage.clock.now += MINUTES;
    expect(await read(stage.vault)).toBe('locked');
  });

  test('a clock that is set back locks the key', async () => {
    stage.clock.now -= 1;
    expect(await read(stage.vault)).toBe('locked');
  });
});

test.each(WAYS)(
  'no key is held for %s once it is deleted, nor after a restart without one',
  async (storageMode, passphrase) => {
    await stage.vault.change(HOST, { key: new Secret(KEY), storageMode, passphrase });
    expect(await stage.vault.hasAny()).toBe(true);
    await stage.vault.forget();
    expect(await stage.vault.hasAny()).toBe(false);
    expect(await (await stage.restart()).hasAny()).toBe(false);
    // Deleting all data then returns to the default mode.
    await stage.vault.resetStorage();
    expect(await stage.vault.describe(HOST)).toMatchObject({ storageMode: DEFAULT_STORAGE });
  },
);

test('a key for the session is gone with it, so the demo may start', async () => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'session' });
  expect(await (await stage.restart()).hasAny()).toBe(false);
});
