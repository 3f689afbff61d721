import { useEffect, useMemo, useState } from 'react';
import { RowsFilter } from '@/components/batch/rows-filter';
import { RowsTable } from '@/components/batch/rows-table';
import { RowsTools } from '@/components/batch/rows-tools';
import { useTexts } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { saveBatchCsv, saveBatchJson } from '@/hooks/batch/save-batch';
import { useBatchRows } from '@/hooks/batch/use-batch-rows';
import { useRowReadings } from '@/hooks/batch/use-row-readings';
import { useRowLinks } from '@/hooks/desk/use-row-links';
import { useNoteTexts } from '@/hooks/language/use-note-texts';
import { arrangeRows, type RowFilter, type Sorting } from '@/utils/batch/arrange-rows';
import type { RowSummary } from '@/utils/batch/row-summary';
import { scoreOrderOf } from '@/utils/batch/score-order';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { refreshBatchRows } from '@/utils/storage/batch-rows';
import { RetryBatch } from './retry-batch';

/** The rows of a batch: filter, sort, open and export. Reads the answers of rows in view only, until all are needed. */
export function BatchRows({ batch }: { batch: BatchRecord }) {
  const { database, policy, scoreRules } = useApp();
  const { t } = useTexts();
  const noteTexts = useNoteTexts();
  const { allowExport = true } = policy;
  const rows = useBatchRows(batch);
  const links = useRowLinks();
  const { readings, readSoFar, readSoon, readForFile } = useRowReadings();
  const [filter, setFilter] = useState<RowFilter>({ text: '', state: 'all' });
  const [sorting, setSorting] = useState<Sorting>({ by: 'position', descending: false });
  const [busy, setBusy] = useState<string | null>(null);
  const scoreOrder = useMemo(() => scoreOrderOf(batch, rows ?? [], scoreRules), [batch, rows, scoreRules]);
  const by = sorting.by === 'score' && scoreOrder !== 'possible' ? 'position' : sorting.by;

  useEffect(() => {
    if (by === 'score' && rows) readSoFar(rows);
  }, [by, rows, readSoFar]);

  const order = by === 'score' ? readings : NONE;
  const shown = useMemo(
    () => arrangeRows(rows ?? [], filter, { by, descending: sorting.descending }, order),
    [rows, filter, by, sorting.descending, order],
  );
  if (rows === undefined) return <p className="text-muted">{t('rows.loading')}</p>;

  const progress = (done: number) => setBusy(t('rows.reading', { done }));
  const exporting = (save: () => Promise<void>) => {
    progress(0);
    void save().then(
      () => setBusy(null),
      () => setBusy(t('rows.exportFailed')),
    );
  };
  /** A file is not redrawn a second later: it needs the current rows. */
  const shownNow = async () =>
    arrangeRows(
      await refreshBatchRows(database, batch.id, rows),
      filter,
      { by, descending: sorting.descending },
      order,
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
      <RowsFilter filter={filter} onChange={setFilter} />
      <RetryBatch batch={batch} rows={rows} />
      <RowsTools
        shown={shown.length}
        total={rows.length}
        busy={busy}
        scoreOrder={scoreOrder}
        exports={(allowExport && exports) || null}
      />
      <RowsTable
        rows={shown}
        readings={readings}
        label={t('rows.table')}
        sort={{
          sorting,
          canSortByScore: scoreOrder === 'possible',
          onSort: (next) =>
            setSorting({ by: next, descending: sorting.by === next ? !sorting.descending : next === 'score' }),
        }}
        onVisible={readSoon}
        links={links}
      />
    </section>
  );
}

const NONE: ReadonlyMap<string, RowSummary> = new Map();
