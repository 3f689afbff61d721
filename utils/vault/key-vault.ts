import { lastFour } from '../service/api-key';
import type { KeyKeeping } from '../service/key-keeping';
import { Secret } from '../service/secret';
import { createKeptKey, type KeptKey } from './kept-key';
import { openedKey } from './opened-key';
import { measureRounds, passphraseBits } from './passphrase-bits';
import { hiddenWrapping, seal, unseal, wrappingOf } from './sealed';
import { createUnlocked, type UnlockedParts } from './unlocked';

/** What the vault needs of the world. */
export interface VaultParts extends UnlockedParts {
  /** A clock that only measures, in milliseconds. */
  clock: () => number;
  /** Told after every change of what `describe` says. */
  changed: () => void;
}

/** The key for one host, or why there is none. */
export type ReadKey = { state: 'open'; key: Secret } | { state: 'locked' } | { state: 'none' };

/** What may be said of the key outside the background. */
export interface KeyDescription {
  hasKey: boolean;
  /** Empty for a short key and for a locked one. */
  last4: string;
  keeping: KeyKeeping;
  isLocked: boolean;
}

/** What is to be kept from now on; absent parts stay as they are. A passphrase is set anew with every one given. */
export interface KeyChange {
  key?: Secret | undefined;
  keeping?: KeyKeeping | undefined;
  passphrase?: Secret | undefined;
}

const newSalt = () => crypto.getRandomValues(new Uint8Array(16));

export type KeyVault = ReturnType<typeof createKeyVault>;

/**
 * Keeps the API key for one host, in one of three ways. Imported by the background alone; there is no way out but
 * {@link KeyVault.readKey}. Calls must not overlap, not even those that read, as a use begins the rest anew: the caller
 * runs them one after the other.
 */
export function createKeyVault({ clock, changed, ...rest }: VaultParts) {
  const kept = createKeptKey();
  const unlocked = createUnlocked(rest);

  async function peek(host: string): Promise<ReadKey> {
    const row = await kept.read();
    if (row.keeping === 'session') {
      const opened = await openedKey.read();
      const isHere = opened?.keeping === 'session' && opened.host === host;
      return isHere ? { state: 'open', key: new Secret(opened.key) } : { state: 'none' };
    }
    if (row.box?.host !== host) return { state: 'none' };
    if (row.keeping === 'computer') {
      const key = await unseal(row.box.wrapping, row.box);
      return key === null ? { state: 'none' } : { state: 'open', key };
    }
    const bits = await unlocked.bits();
    const key = bits && (await unseal(await wrappingOf(bits), row.box));
    return key === null ? { state: 'locked' } : { state: 'open', key };
  }

  async function lockIfIdle(): Promise<void> {
    if (await unlocked.lockIfIdle()) changed();
  }

  async function forget(keeping?: KeyKeeping): Promise<void> {
    const next = keeping ?? (await kept.read()).keeping;
    await kept.write(next === 'session' ? { keeping: next } : { keeping: next, box: null });
    await openedKey.clear();
    changed();
  }

  /** The bytes of a new passphrase with how they were made, or those in force while unlocked. */
  async function lockFor(row: KeptKey, passphrase: Secret | undefined) {
    if (passphrase !== undefined) {
      const salt = newSalt();
      // A salt for each sample: Firefox remembers the last result, and gives it in no time.
      const iterations = await measureRounds((rounds) => passphraseBits(passphrase, newSalt(), rounds), clock);
      return { salt, iterations, bits: await passphraseBits(passphrase, salt, iterations) };
    }
    const bits = await unlocked.bits();
    if (row.keeping !== 'passphrase' || row.box === null || bits === null) return null;
    return { salt: row.box.salt, iterations: row.box.iterations, bits };
  }

  async function keep(host: string, key: Secret, keeping: KeyKeeping, passphrase?: Secret): Promise<boolean> {
    if (keeping === 'session') {
      await openedKey.write({ keeping, host, key: key.reveal() });
      await kept.write({ keeping });
    } else if (keeping === 'computer') {
      const wrapping = await hiddenWrapping();
      await kept.write({ keeping, box: { ...(await seal(wrapping, host, key)), wrapping } });
      await openedKey.clear();
    } else {
      const made = await lockFor(await kept.read(), passphrase);
      if (made === null) return false;
      const { salt, iterations, bits } = made;
      const box = { ...(await seal(await wrappingOf(bits), host, key)), salt, iterations };
      await kept.write({ keeping, box });
      await unlocked.open(bits);
    }
    changed();
    return true;
  }

  return {
    lockIfIdle,
    async lock(): Promise<void> {
      if (await unlocked.lock()) changed();
    },
    forget: () => forget(),
    /** The key held for this host, to be compared with another; null where there is none or it is locked. */
    async heldKey(host: string): Promise<Secret | null> {
      const held = await peek(host);
      return held.state === 'open' ? held.key : null;
    },
    /** The key for this host, to be used now: an unlocked one starts its rest anew. */
    async readKey(host: string): Promise<ReadKey> {
      await lockIfIdle();
      const read = await peek(host);
      const bits = await unlocked.bits();
      if (read.state === 'open' && bits !== null) await unlocked.open(bits);
      return read;
    },
    /**
     * Keeps what has changed for a host. Another way of keeping wraps the same key anew; without a key for this host
     * an older one is forgotten and only the way is kept.
     * @returns `locked` where the kept key would have to be opened first, `passphrase` where one is missing; then
     *   nothing was changed
     */
    async change(host: string, { key, keeping, passphrase }: KeyChange): Promise<'ok' | 'locked' | 'passphrase'> {
      const row = await kept.read();
      const before = await peek(host);
      const next = keeping ?? row.keeping;
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
    /** @returns false for a wrong passphrase, or where nothing is locked with one */
    async unlock(passphrase: Secret): Promise<boolean> {
      const row = await kept.read();
      if (row.keeping !== 'passphrase' || row.box === null) return false;
      const bits = await passphraseBits(passphrase, row.box.salt, row.box.iterations);
      if ((await unseal(await wrappingOf(bits), row.box)) === null) return false;
      await unlocked.open(bits);
      changed();
      return true;
    },
    async describe(host: string): Promise<KeyDescription> {
      await lockIfIdle();
      const read = await peek(host);
      const last4 = read.state === 'open' ? lastFour(read.key.reveal()) : '';
      const { keeping } = await kept.read();
      return { hasKey: read.state !== 'none', last4, keeping, isLocked: read.state === 'locked' };
    },
  };
}
