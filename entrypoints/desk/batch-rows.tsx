import { useEffect, useMemo, useState } from 'react';
import { RowsFilter } from '@/components/batch/rows-filter';
import { RowsTable } from '@/components/batch/rows-table';
import { RowsTools } from '@/components/batch/rows-tools';
import { SkeletonList } from '@/components/skeleton-list';
import { useTexts } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { saveBatchCsv, saveBatchJson } from '@/hooks/batch/save-batch';
import { useBatchRows } from '@/hooks/batch/use-batch-rows';
import { useRowReadings } from '@/hooks/batch/use-row-readings';
import { useRowLinks } from '@/hooks/desk/use-row-links';
import { useNoteTexts } from '@/hooks/language/use-note-texts';
import { arrangeRows, filterWithin, type RowFilter, type Sorting } from '@/utils/batch/arrange-rows';
import { rowGroups } from '@/utils/batch/row-groups';
import type { RowSummary } from '@/utils/batch/row-summary';
import { filtersByAnswer, isStillSearching, rowsForFile } from '@/utils/batch/rows-for-file';
import { scoreOrderOf } from '@/utils/batch/score-order';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { refreshBatchRows } from '@/utils/storage/batch-rows';
import { RetryBatch } from './retry-batch';

/** The rows of a batch: filter, sort, open and export. Reads the answers of rows in view only, until all are needed. */
export function BatchRows({ batch }: { batch: BatchRecord }) {
  const { database, policy, scoreRules } = useApp();
  const texts = useTexts();
  const { t } = texts;
  const noteTexts = useNoteTexts();
  const { allowExport = true } = policy;
  const rows = useBatchRows(batch);
  const links = useRowLinks();
  const { readings, readSoFar, readSoon, readForFile } = useRowReadings();
  const [typed, setFilter] = useState<RowFilter>({ text: '', group: 'all' });
  const [sorting, setSorting] = useState<Sorting>({ by: 'position', descending: false });
  const [busy, setBusy] = useState<string | null>(null);
  const scoreOrder = useMemo(() => scoreOrderOf(batch, rows ?? [], scoreRules), [batch, rows, scoreRules]);
  const by = sorting.by === 'score' && scoreOrder === 'two-services' ? 'position' : sorting.by;

  const isAllRead = by === 'score' || filtersByAnswer(typed) || (rows?.length ?? 0) <= READ_ALL;
  useEffect(() => {
    if (isAllRead && rows) readSoFar(rows);
  }, [isAllRead, rows, readSoFar]);

  const read = isAllRead ? readings : NONE;
  const groups = useMemo(() => rowGroups(rows ?? [], read), [rows, read]);
  const filter = useMemo(() => filterWithin(groups, typed), [groups, typed]);
  const arranged = useMemo(() => ({ by, descending: sorting.descending }), [by, sorting.descending]);
  const shown = useMemo(
    () => arrangeRows(rows ?? [], filter, arranged, read, texts),
    [rows, filter, arranged, read, texts],
  );
  if (rows === undefined) return <SkeletonList />;

  const progress = (done: number) => setBusy(t('rows.reading', { done }));
  const exporting = (save: () => Promise<void>) => {
    progress(0);
    void save().then(
      () => setBusy(null),
      () => setBusy(t('rows.exportFailed')),
    );
  };
  /** A file is not redrawn a second later: it needs the current rows and the answers that its filter looks into. */
  const shownNow = async () =>
    rowsForFile(
      await refreshBatchRows(database, batch.id, rows),
      { filter, sorting: arranged },
      (all) => readForFile(all, progress),
      texts,
    );
  const exports = noteTexts && {
    csv: () =>
      exporting(async () => {
        const now = await shownNow();
        saveBatchCsv(batch, now, await readForFile(now, progress), noteTexts);
      }),
    json: () =>
      exporting(async () =>
        saveBatchJson(database, batch, await shownNow(), { rules: scoreRules, texts: noteTexts }, progress),
      ),
  };
  return (
    <section aria-label={t('rows.results')} className="flex min-h-64 flex-1 flex-col gap-3">
      <RowsFilter filter={filter} groups={groups} onChange={setFilter} />
      <RowsTools
        shown={shown.length}
        total={rows.length}
        isSearching={isStillSearching(rows, filter, readings)}
        busy={busy}
        scoreOrder={scoreOrder}
        isByScore={by === 'score'}
        exports={(allowExport && exports) || null}
      >
        <RetryBatch batch={batch} rows={rows} />
      </RowsTools>
      <RowsTable
        rows={shown}
        readings={readings}
        label={t('rows.table')}
        sort={{
          sorting,
          canSortByScore: scoreOrder !== 'two-services',
          onSort: (next) =>
            setSorting({ by: next, descending: sorting.by === next ? !sorting.descending : next === 'score' }),
        }}
        onVisible={readSoon}
        links={links}
      />
    </section>
  );
}

/** The answers of more rows are read only when they are needed: a label needs all of them. */
const READ_ALL = 1000;

const NONE: ReadonlyMap<string, RowSummary> = new Map();
