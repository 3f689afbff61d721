import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowReading } from '../batch/row-reading';
import type { LookupRecord } from '../lookup/lookup-record';
import type { ReadingRules } from '../settings/reading-rules';
import type { Database } from '../storage/database';
import { createRowReader, readByNewest } from './row-reader';

/**
 * What the answers of rows say, read by the rules of now and only as far as they were wanted: an answer may have a
 * megabyte. `readings` is by the id of the row. `readSoFar` adds to them; `readForFile` gives all that it was asked
 * for, beginning anew where the rules change meanwhile, or rejects once the page is left.
 */
export function useRowReadings(database: Database, rules: ReadingRules) {
  const [readings, setReadings] = useState<ReadonlyMap<string, RowReading>>(new Map());
  const reader = useMemo(() => createRowReader(database, rules, setReadings), [database, rules]);
  const newest = useRef(reader);
  useEffect(() => {
    newest.current = reader;
    setReadings(new Map());
    return () => reader.stop();
  }, [reader]);
  const readSoFar = useCallback(
    // Who leaves the page, or changes the rules, needs these no more.
    (rows: readonly LookupRecord[]) => void reader.read(rows).catch(() => undefined),
    [reader],
  );
  const readForFile = (rows: readonly LookupRecord[], onProgress: (read: number) => void) =>
    readByNewest(() => newest.current, rows, onProgress);
  return { readings, readSoFar, readForFile };
}
