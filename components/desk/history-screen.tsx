import { useMemo, useState } from 'react';
import { historyFile } from '@/components/batch/lookup-file';
import { RowsFilter } from '@/components/batch/rows-filter';
import { RowsTable } from '@/components/batch/rows-table';
import { RowsTools } from '@/components/batch/rows-tools';
import { useExport } from '@/components/batch/use-export';
import { useRowReadings } from '@/components/batch/use-row-readings';
import { SkeletonList } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useRowLinks } from '@/components/kit/use-desk';
import {
  arrangeRows,
  filterWithin,
  type RowFilter,
  type Sorting,
  type SortKey,
  sortedBy,
} from '@/utils/batch/arrange-rows';
import { rowGroups } from '@/utils/batch/row-groups';
import type { RowSummary } from '@/utils/batch/row-summary';
import { withoutSourceRows } from '@/utils/lookup/lookup-record';
import { refreshAllLookups } from '@/utils/storage/all-lookups';
import { useAllLookups } from './use-all-lookups';

/** Every lookup, single or of a batch, newest first, in any state: search, sort, open and export. Viewing sends nothing. */
export function History() {
  const texts = useTexts();
  const { t } = texts;
  const { database } = useApp();
  const all = useAllLookups();
  const { readings, hasBands, readSoon, readForFile } = useRowReadings();
  const links = useRowLinks();
  const [typed, setFilter] = useState<RowFilter>({ text: '', group: 'all' });
  const [sorting, setSorting] = useState<Sorting>({ by: 'position', descending: false });
  const groups = useMemo(() => rowGroups(all?.lookups ?? [], UNREAD), [all?.lookups]);
  const filter = useMemo(() => filterWithin(groups, typed), [groups, typed]);
  const shown = useMemo(
    () => arrangeRows(all?.lookups ?? [], filter, sorting, UNREAD, texts),
    [all?.lookups, filter, sorting, texts],
  );
  const { busy, exports } = useExport({
    read: async () => {
      const now = await refreshAllLookups(database, all?.lookups ?? []);
      return arrangeRows(now, filter, sorting, UNREAD, texts).map(withoutSourceRows);
    },
    readAnswers: readForFile,
    fileOf: (rows) => historyFile(rows, Date.now()),
  });
  if (all === undefined) return <SkeletonList />;
  if (all.lookups.length === 0) return <p className="text-muted">{t('history.none')}</p>;
  return (
    <section aria-label={t('history.title')} className="flex min-h-64 flex-1 flex-col gap-2">
      <RowsFilter
        filter={filter}
        groups={groups}
        isCounted={all.isComplete}
        // A lookup beside the list has the focus.
        isFirst={links.shown === null}
        onChange={setFilter}
      />
      <RowsTools
        shown={shown.length}
        total={all.lookups.length}
        isSearching={!all.isComplete}
        busy={busy}
        exports={all.isComplete ? exports : null}
      />
      <RowsTable
        label={t('history.lookups')}
        rows={shown}
        readings={readings}
        hasBands={hasBands}
        sort={{ sorting, keys: SORT_KEYS, onSort: (pressed) => setSorting(sortedBy(sorting, pressed)) }}
        onVisible={readSoon}
        links={links}
      />
    </section>
  );
}

/** Not by score: numbers of several providers and operations have no common order. */
const SORT_KEYS: readonly SortKey[] = ['subject', 'state', 'time'];

/** Reading tens of thousands of answers would take seconds, so the search covers subjects and failures. */
const UNREAD: ReadonlyMap<string, RowSummary> = new Map();
