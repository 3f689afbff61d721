import {
  DEFAULT_STORAGE,
  type KeyStatus,
  type KeyStorageMode,
  type SealProblem,
} from '@/utils/service/key-storage-mode';
import { measureRounds, passphraseBits } from '../passphrase/passphrase-bits';
import { lastFour } from '../service/connection-problem';
import { Secret } from '../service/secret';
import { createUnlocked, openedKeyItem, type UnlockedDeps } from './opened-key';
import { createWrappingKey, importWrappingKey, seal, unseal } from './sealed-key';
import { createKeyTable, openVault, type StoredKey } from './stored-key';
import { isTeamSecret, keyOf, withSeal } from './team-secret';

/** Dependencies of the vault. */
export interface VaultDeps extends UnlockedDeps {
  /** Clock for measuring durations, in milliseconds. */
  clock: () => number;
  /** Called after every change to the result of `describe`. */
  onChange: () => void;
}

/** The key for one host, or why there is none. */
export type ReadKey = { state: 'open'; key: Secret } | { state: 'locked' } | { state: 'none' };

/** Changes to the stored key; absent parts stay unchanged. A given passphrase always replaces the old one. */
export interface KeyChange {
  /** An API key, or the code and seal of a team (`teamSecret`). */
  key?: Secret | undefined;
  storageMode?: KeyStorageMode | undefined;
  passphrase?: Secret | undefined;
}

const newSalt = () => crypto.getRandomValues(new Uint8Array(16));

export type KeyVault = ReturnType<typeof createKeyVault>;

/**
 * Stores the API key, sealed for one host (docs/decisions/020). Only the background imports it. Calls must not overlap, not
 * even reads, as each use renews the idle timeout: callers use a mutex.
 */
export function createKeyVault({ clock, onChange, ...rest }: VaultDeps) {
  const kept = createKeyTable(openVault());
  const unlocked = createUnlocked(rest);

  /** Returns what is kept for a host: the API key, or the code and seal of a team. */
  async function held(host: string): Promise<ReadKey> {
    const row = await kept.read();
    if (row.keeping === 'session') {
      const opened = await openedKeyItem.read();
      const isHere = opened?.keeping === 'session' && opened.host === host;
      return isHere ? { state: 'open', key: new Secret(opened.key) } : { state: 'none' };
    }
    if (row.box?.host !== host) return { state: 'none' };
    if (row.keeping === 'computer') {
      const key = await unseal(row.box.wrapping, row.box);
      return key === null ? { state: 'none' } : { state: 'open', key };
    }
    const bits = await unlocked.bits();
    const key = bits && (await unseal(await importWrappingKey(bits), row.box));
    return key === null ? { state: 'locked' } : { state: 'open', key };
  }

  async function peek(host: string): Promise<ReadKey> {
    const read = await held(host);
    if (read.state !== 'open') return read;
    const key = await keyOf(read.key, host);
    return key === null ? { state: 'none' } : { state: 'open', key };
  }

  async function lockIfIdle(): Promise<void> {
    if (await unlocked.lockIfIdle()) onChange();
  }

  async function forget(storageMode?: KeyStorageMode): Promise<void> {
    const next = storageMode ?? (await kept.read()).keeping;
    await kept.write(next === 'session' ? { keeping: next } : { keeping: next, box: null });
    await openedKeyItem.clear();
    await kept.writeSavedAt(null);
    onChange();
  }

  /** Returns the bytes of a new passphrase with salt and rounds, or the current ones; null if there are none. */
  async function lockFor(row: StoredKey, passphrase: Secret | undefined) {
    if (passphrase !== undefined) {
      const salt = newSalt();
      // Each sample uses a new salt: Firefox caches the last result.
      const iterations = await measureRounds((rounds) => passphraseBits(passphrase, newSalt(), rounds), clock);
      return { salt, iterations, bits: await passphraseBits(passphrase, salt, iterations) };
    }
    const bits = await unlocked.bits();
    if (row.keeping !== 'passphrase' || row.box === null || bits === null) return null;
    return { salt: row.box.salt, iterations: row.box.iterations, bits };
  }

  async function keep(host: string, key: Secret, storageMode: KeyStorageMode, passphrase?: Secret): Promise<boolean> {
    if (storageMode === 'session') {
      await openedKeyItem.write({ keeping: storageMode, host, key: key.reveal() });
      await kept.write({ keeping: storageMode });
    } else if (storageMode === 'computer') {
      const wrapping = await createWrappingKey();
      await kept.write({ keeping: storageMode, box: { ...(await seal(wrapping, host, key)), wrapping } });
      await openedKeyItem.clear();
    } else {
      const made = await lockFor(await kept.read(), passphrase);
      if (made === null) return false;
      const { salt, iterations, bits } = made;
      const box = { ...(await seal(await importWrappingKey(bits), host, key)), salt, iterations };
      await kept.write({ keeping: storageMode, box });
      await unlocked.open(bits);
    }
    onChange();
    return true;
  }

  async function hasAny(): Promise<boolean> {
    const row = await kept.read();
    return row.keeping === 'session' ? (await openedKeyItem.read()) !== undefined : row.box !== null;
  }

  return {
    /** Whether a key is stored, for whatever host. */
    hasAny,
    lockIfIdle,
    async lock(): Promise<void> {
      if (await unlocked.lock()) onChange();
    },
    forget: () => forget(),
    /** Returns to the default storage mode; a kept key stays as it is. */
    async resetStorage(): Promise<void> {
      if (!(await hasAny())) await forget(DEFAULT_STORAGE);
    },
    /**
     * Returns the key of this host for comparison; null if there is none or it is locked. Does not renew the idle
     * timeout.
     */
    async heldKey(host: string): Promise<Secret | null> {
      const read = await peek(host);
      return read.state === 'open' ? read.key : null;
    },
    /** Returns the key of this host for use; an unlocked key renews its idle timeout. */
    async readKey(host: string): Promise<ReadKey> {
      await lockIfIdle();
      const read = await peek(host);
      const bits = await unlocked.bits();
      if (read.state === 'open' && bits !== null) await unlocked.open(bits);
      return read;
    },
    /**
     * Applies a change for a host. A new mode rewraps its key; without one, only the mode is stored and older keys are
     * erased.
     * @returns `locked` or `passphrase`: resolve this first, nothing was changed
     */
    async change(host: string, { key, storageMode, passphrase }: KeyChange): Promise<'ok' | 'locked' | 'passphrase'> {
      const row = await kept.read();
      const before = await held(host);
      const next = storageMode ?? row.keeping;
      const isSame = key === undefined && passphrase === undefined && next === row.keeping;
      if (isSame && before.state !== 'none') return 'ok';
      const wrapped = key ?? (before.state === 'open' ? before.key : undefined);
      if (wrapped === undefined) {
        if (before.state === 'locked') return 'locked';
        await forget(next);
        return 'ok';
      }
      if (await keep(host, wrapped, next, passphrase)) {
        if (key !== undefined) await kept.writeSavedAt(rest.now());
        return 'ok';
      }
      return before.state === 'locked' ? 'locked' : 'passphrase';
    },
    /** @returns false for a wrong passphrase, or if nothing is locked with one */
    async unlock(passphrase: Secret): Promise<boolean> {
      const row = await kept.read();
      if (row.keeping !== 'passphrase' || row.box === null) return false;
      const bits = await passphraseBits(passphrase, row.box.salt, row.box.iterations);
      if ((await unseal(await importWrappingKey(bits), row.box)) === null) return false;
      await unlocked.open(bits);
      onChange();
      return true;
    },
    /**
     * Replaces the seal of a team by that of a policy, if the kept code opens it; else nothing changes.
     * @returns whether it was replaced
     */
    async adoptSeal(host: string, seal: string): Promise<boolean> {
      const read = await held(host);
      if (read.state !== 'open') return false;
      const result = await withSeal(read.key, seal, host);
      if (typeof result === 'string') return false;
      const isKept = await keep(host, result.next, (await kept.read()).keeping);
      if (isKept) await kept.writeSavedAt(rest.now());
      return isKept;
    },
    /** Returns what is wrong with the seal of a policy; null if nothing is, or nothing can be tried. */
    async problemOfSeal(host: string, seal: string): Promise<SealProblem | null> {
      const read = await held(host);
      const result = await withSeal(read.state === 'open' ? read.key : null, seal, host);
      return typeof result === 'string' && result !== 'same' ? result : null;
    },
    async describe(host: string): Promise<KeyStatus> {
      await lockIfIdle();
      const read = await held(host);
      // The key of a team is never on the screen, not even its end.
      const isOwn = read.state === 'open' && !isTeamSecret(read.key);
      const last4 = isOwn ? lastFour(read.key.reveal()) : '';
      const { keeping: storageMode } = await kept.read();
      const savedAt = read.state === 'none' ? null : await kept.readSavedAt();
      return { hasKey: read.state !== 'none', last4, storageMode, isLocked: read.state === 'locked', savedAt };
    },
  };
}
