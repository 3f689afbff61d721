import { type RowSummary, summarizeRow } from '@/utils/batch/row-summary';
import { currentSummary, type StoredSummary } from '@/utils/batch/stored-summary';
import type { StoredAnswer } from '@/utils/lookup/lookup-record';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';

/** The part of the database that holds answers. */
export interface Answers {
  answers: { bulkGet(ids: string[]): PromiseLike<(StoredAnswer | undefined)[]> };
  summaries: { bulkGet(ids: string[]): PromiseLike<(StoredSummary | undefined)[]> };
}

/** Lets the page draw and react before long work continues. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Longest time spent reading answers in one turn: less than a frame. */
const TURN_MS = 6;
const SLICE = 50;
/** Summaries read at once: each has a kilobyte. */
const MANY = 1000;
/** A long read shows what it has this often. */
const SHOW_MS = 500;

/**
 * Returns a reader of rows under the given profiles: it takes the stored summaries, and reads each answer that has none once.
 * `onRead` receives all readings, by row id.
 */
export function createRowReader(
  database: Answers,
  profiles: ProviderProfiles,
  onRead: (readings: ReadonlyMap<string, RowSummary>) => void,
) {
  const known = new Map<string, RowSummary>();
  let isStopped = false;
  return {
    stop() {
      isStopped = true;
    },
    /**
     * Reads the unread answers of these rows and resolves to all readings. Rejects if stopped, because the readings are
     * then incomplete.
     */
    async read(rows: readonly LookupRecord[], onProgress?: (read: number) => void) {
      const wanted = rows.filter(({ id, state }) => state === 'done' && !known.has(id));
      for (let from = 0; from < wanted.length && !isStopped; from += MANY) {
        const slice = wanted.slice(from, from + MANY);
        const stored = await database.summaries.bulkGet(slice.map(answerIdOf));
        for (const [i, row] of slice.entries()) {
          const summary = currentSummary(stored[i], row, profiles);
          if (summary) known.set(row.id, summary);
        }
      }
      const missing = wanted.filter(({ id }) => !known.has(id));
      let begun = performance.now();
      let shownAt = begun;
      for (let from = 0; from < missing.length && !isStopped; from += SLICE) {
        const slice = missing.slice(from, from + SLICE);
        const answers = await database.answers.bulkGet(slice.map(answerIdOf));
        for (const [i, row] of slice.entries()) {
          // Another call may have read it meanwhile.
          if (known.has(row.id)) continue;
          known.set(row.id, summarizeRow(answers[i]?.text, row, profiles));
          if (performance.now() - begun < TURN_MS) continue;
          await yieldToMain();
          begun = performance.now();
        }
        onProgress?.(from + slice.length);
        if (performance.now() - shownAt > SHOW_MS && !isStopped) {
          onRead(new Map(known));
          shownAt = performance.now();
        }
      }
      if (isStopped) throw new Error('The reader was stopped.');
      if (wanted.length > 0) onRead(new Map(known));
      return known as ReadonlyMap<string, RowSummary>;
    },
  };
}

/** Reads all rows, and starts again if another reader replaces this one. */
export async function readByNewest(
  newest: () => ReturnType<typeof createRowReader>,
  rows: readonly LookupRecord[],
  onProgress: (read: number) => void,
): Promise<ReadonlyMap<string, RowSummary>> {
  for (;;) {
    const reader = newest();
    try {
      return await reader.read(rows, onProgress);
    } catch (error) {
      if (reader === newest()) throw error;
    }
  }
}
