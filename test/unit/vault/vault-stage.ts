import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Secret } from '@/utils/service/secret';
import { createKeyVault } from '@/utils/vault/key-vault';
import { createKnownAccounts } from '@/utils/vault/known-accounts';
import { createSavedBaseUrl } from '@/utils/vault/saved-base-url';
import { KEY_VAULT_MARKER } from '@/utils/vault/stored-key';

export const HOST = 'api.example.com';
export const KEY = 'sk_CANARY_0123456789abcd';
export const PHRASE = new Secret('four words far apart');
export const MINUTES = 60_000;

const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);

/** A thousandth of the rounds: at 600 000, each derivation takes 0.2 s. `passphrase-bits.test` covers the real cost. */
function deriveFaster(): void {
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((algorithm, key, length) => {
    // HKDF, of the code of a team, has no rounds.
    if (typeof algorithm === 'string' || !('iterations' in algorithm)) return deriveBits(algorithm, key, length);
    return deriveBits({ ...algorithm, iterations: algorithm.iterations / 1000 }, key, length);
  });
}

/** A vault on an empty disk and an empty session, with a clock that the test moves. */
export async function vaultStage() {
  fakeBrowser.reset();
  deriveFaster();
  if (await Dexie.exists(KEY_VAULT_MARKER)) {
    const disk = await new Dexie(KEY_VAULT_MARKER).open();
    await Promise.all(disk.tables.map((table) => table.clear()));
    disk.close();
  }
  let measured = 0;
  const clock = { now: 1_000_000 };
  const wakeAt = vi.fn<(time: number) => void>();
  const changed = vi.fn<() => void>();
  const open = () =>
    createKeyVault({
      now: () => clock.now,
      // A computer so slow that the floor counts: 600 000 rounds.
      clock: () => (measured += 1000),
      idleTimeoutMs: async () => 15 * MINUTES,
      wakeAt,
      onChange: changed,
    });
  return {
    clock,
    wakeAt,
    changed,
    vault: open(),
    accounts: createKnownAccounts(),
    savedBaseUrl: createSavedBaseUrl(),
    /** The browser was closed and opened: the disk stays, the session is gone. */
    async restart() {
      await fakeBrowser.storage.session.clear();
      return open();
    },
  };
}
