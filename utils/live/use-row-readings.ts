import { useEffect, useMemo, useState } from 'react';
import { type RowReading, readRow } from '../batch/row-reading';
import { answerIdOf, type LookupRecord } from '../lookup/lookup-record';
import type { ReadingRule } from '../reading/rule';
import type { Database } from '../storage/database';
import { pause } from './pause';

/** Answers read in one turn at most this long: less than a frame. */
const TURN_MS = 6;
const SLICE = 50;

/**
 * What the answers of rows say, read by the rule of now and only as far as they were wanted: an answer may have a
 * megabyte. `readings` is by the id of the row.
 */
export function useRowReadings(database: Database, rule: ReadingRule | undefined) {
  const [readings, setReadings] = useState<ReadonlyMap<string, RowReading>>(new Map());
  const reader = useMemo(() => createReader(database, rule, setReadings), [database, rule]);
  useEffect(() => {
    setReadings(new Map());
    return () => reader.stop();
  }, [reader]);
  return { readings, read: reader.read };
}

function createReader(
  database: Database,
  rule: ReadingRule | undefined,
  tell: (readings: ReadonlyMap<string, RowReading>) => void,
) {
  const known = new Map<string, RowReading>();
  let isStopped = false;
  return {
    stop() {
      isStopped = true;
    },
    /** Reads the answers of these rows, as far as that was not done; resolves with all that is known. */
    async read(rows: readonly LookupRecord[], onProgress?: (read: number) => void) {
      const missing = rows.filter(({ id, state }) => state === 'done' && !known.has(id));
      let begun = performance.now();
      for (let from = 0; from < missing.length && !isStopped; from += SLICE) {
        const slice = missing.slice(from, from + SLICE);
        const answers = await database.answers.bulkGet(slice.map(answerIdOf));
        for (const [i, { id, subject }] of slice.entries()) {
          known.set(id, readRow(answers[i]?.text, subject, rule));
          if (performance.now() - begun < TURN_MS) continue;
          await pause();
          begun = performance.now();
        }
        onProgress?.(from + slice.length);
      }
      if (missing.length > 0 && !isStopped) tell(new Map(known));
      return known as ReadonlyMap<string, RowReading>;
    },
  };
}
