import { browser } from '#imports';
import { compactStorage, createOccasions } from '@/utils/storage/compact';
import { oneAtATime } from './one-at-a-time';

/** Stands in `storage.local` while what was deleted may still be in the browser's files. */
const DUE = 'compactionDue';

const isNeeded = import.meta.env.BROWSER !== 'firefox';

/**
 * Takes what was deleted out of the browser's files, in Chromium: in Firefox nothing that an extension does reaches
 * them. One that fails or is cut off stays due. Must run synchronously at start-up.
 */
export function createCompaction(sleep: (ms: number) => Promise<void>) {
  const inTurn = oneAtATime();
  if (isNeeded) {
    // A storage that fails is told of where it is needed.
    browser.runtime.onInstalled.addListener(() => void inTurn(createOccasions).catch(() => undefined));
  }
  async function run(): Promise<void> {
    await browser.storage.local.set({ [DUE]: true });
    await compactStorage(sleep);
    await browser.storage.local.remove(DUE);
  }
  /** Ends when it is done or has failed; a second or two, and some seconds with much stored. */
  async function compact(): Promise<void> {
    if (isNeeded) await inTurn(run).catch(() => undefined);
  }
  return {
    compact,
    /** Makes up for one that was cut off. */
    async resume(): Promise<void> {
      const { [DUE]: isDue = false } = await browser.storage.local.get(DUE);
      if (isDue) await compact();
    },
  };
}

export type Compaction = ReturnType<typeof createCompaction>;
