import { browser } from '#imports';
import { createMutex } from '@/utils/async/mutex';
import { compactStorage, createCompactionTriggers } from '@/utils/storage/compact';

/** Set in `storage.local` while deleted data may remain in the browser's files. */
const DUE = 'compactionDue';

const isNeeded = import.meta.env.BROWSER !== 'firefox';

/**
 * Removes deleted data from Chromium's files; no extension can do so in Firefox. A failed or interrupted compaction
 * stays due (docs/decisions/035). Must run synchronously at start-up.
 */
export function createCompaction(delay: (ms: number) => Promise<void>) {
  const runExclusive = createMutex();
  if (isNeeded) {
    // Storage errors surface at the point of use.
    browser.runtime.onInstalled.addListener(() => void runExclusive(createCompactionTriggers).catch(() => undefined));
  }
  async function run(): Promise<void> {
    await browser.storage.local.set({ [DUE]: true });
    await compactStorage(delay);
    await browser.storage.local.remove(DUE);
  }
  /** Resolves on success and on failure. Takes 1 to 2 s, several seconds with much data. */
  async function compact(): Promise<void> {
    if (isNeeded) await runExclusive(run).catch(() => undefined);
  }
  return {
    compact,
    /** Repeats an interrupted compaction. */
    async resume(): Promise<void> {
      const { [DUE]: isDue = false } = await browser.storage.local.get(DUE);
      if (isDue) await compact();
    },
  };
}

export type Compaction = ReturnType<typeof createCompaction>;
