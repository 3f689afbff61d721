import { z } from 'zod/mini';
import { sessionItem } from '../storage/stored-item';

const openedKey = z.discriminatedUnion('keeping', [
  z.object({ keeping: z.literal('session'), host: z.string(), key: z.string() }),
  z.object({ keeping: z.literal('passphrase'), bits: z.array(z.number()).check(z.length(32)), usedAt: z.number() }),
]);

/**
 * The key in memory (`storage.session`: never on disk, inaccessible to page scripts), by storage mode:
 * the key itself, or the bytes that open its box and their last use.
 */
export const openedKeyItem = sessionItem('key:opened', openedKey);

/** Dependencies of the idle lock. Times are in milliseconds. */
export interface UnlockedDeps {
  now: () => number;
  /** Idle timeout of an unlocked key. */
  idleTimeoutMs: () => Promise<number>;
  /** Schedules a call of `lockIfIdle`; replaces an earlier one. */
  wakeAt: (time: number) => void;
}

/** Unlocked state of a key stored with a passphrase: the bytes that open its box, and their idle time. */
export function createUnlocked({ now, idleTimeoutMs, wakeAt }: UnlockedDeps) {
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
