import { useEffect, useMemo, useState } from 'react';
import type { RowReading } from '../batch/row-reading';
import type { ReadingRules } from '../settings/reading-rules';
import type { Database } from '../storage/database';
import { createRowReader } from './row-reader';

/**
 * What the answers of rows say, read by the rules of now and only as far as they were wanted: an answer may have a
 * megabyte. `readings` is by the id of the row.
 */
export function useRowReadings(database: Database, rules: ReadingRules) {
  const [readings, setReadings] = useState<ReadonlyMap<string, RowReading>>(new Map());
  const reader = useMemo(() => createRowReader(database, rules, setReadings), [database, rules]);
  useEffect(() => {
    setReadings(new Map());
    return () => reader.stop();
  }, [reader]);
  return { readings, read: reader.read };
}
