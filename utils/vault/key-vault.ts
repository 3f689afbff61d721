import { z } from 'zod/mini';
import { DEFAULT_STORAGE, type KeyStatus, type KeyStorageMode } from '@/utils/service/key-storage-mode';
import { lastFour } from '../service/connection-problem';
import { Secret } from '../service/secret';
import { sessionItem } from '../storage/stored-item';
import { measureRounds, passphraseBits } from './passphrase-bits';
import { createWrappingKey, importWrappingKey, seal, unseal } from './sealed-key';
import { createKeyTable, openVault, type StoredKey } from './stored-key';

const openedKey = z.discriminatedUnion('keeping', [
  z.object({ keeping: z.literal('session'), host: z.string(), key: z.string() }),
  z.object({ keeping: z.literal('passphrase'), bits: z.array(z.number()).check(z.length(32)), usedAt: z.number() }),
]);

/**
 * The key in memory (`storage.session`: never on disk, inaccessible to page scripts), by storage mode:
 * the key itself, or the bytes that open its box and their last use.
 */
const openedKeyItem = sessionItem('key:opened', openedKey);

/** Dependencies of the idle lock. Times are in milliseconds. */
interface UnlockedDeps {
  now: () => number;
  /** Idle timeout of an unlocked key. */
  idleTimeoutMs: () => Promise<number>;
  /** Schedules a call of `lockIfIdle`; replaces an earlier one. */
  wakeAt: (time: number) => void;
}

/** Unlocked state of a key stored with a passphrase: the bytes that open its box, and their idle time. */
function createUnlocked({ now, idleTimeoutMs, wakeAt }: UnlockedDeps) {
  async function lock(): Promise<boolean> {
    if ((await openedKeyItem.read())?.keeping !== 'passphrase') return false;
    await openedKeyItem.clear();
    return true;
  }

  return {
    /** @returns whether there was something to lock */
    lock,
    /**
     * Locks the key after the idle timeout. A clock that was set back measures no idle time, so it locks too.
     * @returns whether this call locked it
     */
    async lockIfIdle(): Promise<boolean> {
      const opened = await openedKeyItem.read();
      if (opened?.keeping !== 'passphrase') return false;
      const idleMs = now() - opened.usedAt;
      const limit = await idleTimeoutMs();
      if (idleMs < 0 || idleMs >= limit) return lock();
      wakeAt(opened.usedAt + limit);
      return false;
    },
    async bits(): Promise<Uint8Array<ArrayBuffer> | null> {
      const opened = await openedKeyItem.read();
      return opened?.keeping === 'passphrase' ? new Uint8Array(opened.bits) : null;
    },
    /** Unlocks, or renews the idle timeout. */
    async open(bits: Uint8Array): Promise<void> {
      const usedAt = now();
      await openedKeyItem.write({ keeping: 'passphrase', bits: [...bits], usedAt });
      wakeAt(usedAt + (await idleTimeoutMs()));
    },
  };
}

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

  async function peek(host: string): Promise<ReadKey> {
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

  async function lockIfIdle(): Promise<void> {
    if (await unlocked.lockIfIdle()) onChange();
  }

  async function forget(storageMode?: KeyStorageMode): Promise<void> {
    const next = storageMode ?? (await kept.read()).keeping;
    await kept.write(next === 'session' ? { keeping: next } : { keeping: next, box: null });
    await openedKeyItem.clear();
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
      const held = await peek(host);
      return held.state === 'open' ? held.key : null;
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
      const before = await peek(host);
      const next = storageMode ?? row.keeping;
      const isSame = key === undefined && passphrase === undefined && next === row.keeping;
      if (isSame && before.state !== 'none') return 'ok';
      const wrapped = key ?? (before.state === 'open' ? before.key : undefined);
      if (wrapped === undefined) {
        if (before.state === 'locked') return 'locked';
        await forget(next);
        return 'ok';
      }
      if (await keep(host, wrapped, next, passphrase)) return 'ok';
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
    async describe(host: string): Promise<KeyStatus> {
      await lockIfIdle();
      const read = await peek(host);
      const last4 = read.state === 'open' ? lastFour(read.key.reveal()) : '';
      const { keeping: storageMode } = await kept.read();
      return { hasKey: read.state !== 'none', last4, storageMode, isLocked: read.state === 'locked' };
    },
  };
}
