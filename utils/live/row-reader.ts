import { type RowReading, readRow } from '../batch/row-reading';
import { answerIdOf, type LookupRecord } from '../lookup/lookup-record';
import type { ReadingRules } from '../settings/reading-rules';
import type { Database } from '../storage/database';
import { pause } from './pause';

/** Answers read in one turn at most this long: less than a frame. */
const TURN_MS = 6;
const SLICE = 50;

/** Reads the answers of rows by the given rules, each once; `tell` gets all that is known, by the id of the row. */
export function createRowReader(
  database: Database,
  rules: ReadingRules,
  tell: (readings: ReadonlyMap<string, RowReading>) => void,
) {
  const known = new Map<string, RowReading>();
  let isStopped = false;
  return {
    stop() {
      isStopped = true;
    },
    /**
     * Reads the answers of these rows, as far as that was not done; resolves with all that is known. Rejects once it is
     * stopped: what is known then is not all that was asked for.
     */
    async read(rows: readonly LookupRecord[], onProgress?: (read: number) => void) {
      const missing = rows.filter(({ id, state }) => state === 'done' && !known.has(id));
      let begun = performance.now();
      for (let from = 0; from < missing.length && !isStopped; from += SLICE) {
        const slice = missing.slice(from, from + SLICE);
        const answers = await database.answers.bulkGet(slice.map(answerIdOf));
        for (const [i, row] of slice.entries()) {
          known.set(row.id, readRow(answers[i]?.text, row, rules));
          if (performance.now() - begun < TURN_MS) continue;
          await pause();
          begun = performance.now();
        }
        onProgress?.(from + slice.length);
      }
      if (isStopped) throw new Error('The reader was stopped.');
      if (missing.length > 0) tell(new Map(known));
      return known as ReadonlyMap<string, RowReading>;
    },
  };
}

/** Reads rows to their end, beginning anew where another reader has taken over meanwhile. */
export async function readByNewest(
  newest: () => ReturnType<typeof createRowReader>,
  rows: readonly LookupRecord[],
  onProgress: (read: number) => void,
): Promise<ReadonlyMap<string, RowReading>> {
  for (;;) {
    const reader = newest();
    try {
      return await reader.read(rows, onProgress);
    } catch (error) {
      if (reader === newest()) throw error;
    }
  }
}
