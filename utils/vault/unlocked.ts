import { openedKey } from './opened-key';

/** What the idle lock needs of the world. Times are milliseconds. */
export interface UnlockedParts {
  now: () => number;
  /** How long an unlocked key may rest before it locks itself. */
  lockAfter: () => Promise<number>;
  /** Asks for a call of `lockIfIdle` at a time; an earlier wish is void. */
  wakeAt: (time: number) => void;
}

/** The unlocked state of a key that is kept with a passphrase: the bytes that open its box, and how long they rest. */
export function createUnlocked({ now, lockAfter, wakeAt }: UnlockedParts) {
  async function lock(): Promise<boolean> {
    if ((await openedKey.read())?.keeping !== 'passphrase') return false;
    await openedKey.clear();
    return true;
  }

  return {
    /** @returns whether there was something to lock */
    lock,
    /**
     * Locks what has rested too long. A clock that was set back tells nothing about rest, so it locks as well.
     * @returns whether it was locked just now
     */
    async lockIfIdle(): Promise<boolean> {
      const opened = await openedKey.read();
      if (opened?.keeping !== 'passphrase') return false;
      const rested = now() - opened.usedAt;
      const limit = await lockAfter();
      if (rested < 0 || rested >= limit) return lock();
      wakeAt(opened.usedAt + limit);
      return false;
    },
    async bits(): Promise<Uint8Array<ArrayBuffer> | null> {
      const opened = await openedKey.read();
      return opened?.keeping === 'passphrase' ? new Uint8Array(opened.bits) : null;
    },
    /** Unlocks, or begins the rest anew. */
    async open(bits: Uint8Array): Promise<void> {
      const usedAt = now();
      await openedKey.write({ keeping: 'passphrase', bits: [...bits], usedAt });
      wakeAt(usedAt + (await lockAfter()));
    },
  };
}
