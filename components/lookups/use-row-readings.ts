import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import type { RowSummary } from '@/utils/batch/row-summary';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { ruleFor } from '@/utils/reading/profile/profiles';
import { operation } from '@/utils/service/request-subject';
import { database } from '@/utils/storage/page-database';
import { createRowReader, readByNewest } from './row-reader';

/**
 * Returns the read answers of rows by row id, under the current rules. Reads only on request, because an answer may
 * have a megabyte. `hasBands`: some rule names risk bands.
 */
export function useRowReadings() {
  const { profiles } = useApp();
  const [readings, setReadings] = useState<ReadonlyMap<string, RowSummary>>(new Map());
  const reader = useMemo(() => createRowReader(database, profiles, setReadings), [profiles]);
  const newest = useRef(reader);
  useEffect(() => {
    newest.current = reader;
    setReadings(new Map());
    return () => reader.stop();
  }, [reader]);
  const readSoFar = useCallback(
    // Obsolete if the user leaves the page or changes the rules.
    (rows: readonly LookupRecord[]) => void reader.read(rows).catch(() => undefined),
    [reader],
  );
  // Scrolling past a row must not read its answer, nor redraw anything except the rows.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = useCallback(
    (visible: readonly LookupRecord[]) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => readSoFar(visible), 40);
    },
    [readSoFar],
  );
  // Resolves to all requested rows, starting again if the rules change. Rejects if the user leaves the page.
  const readForFile = (rows: readonly LookupRecord[], onProgress: (read: number) => void) =>
    readByNewest(() => newest.current, rows, onProgress);
  const hasBands = Object.keys(profiles).some((baseUrl) =>
    operation.options.some((name) => (ruleFor(profiles, baseUrl, name)?.bands?.length ?? 0) > 0),
  );
  return { readings, hasBands, readSoFar, readSoon, readForFile };
}
