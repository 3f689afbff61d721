import { useMemo, useState } from 'react';
import { RowsFilter } from '@/components/batch/rows-filter';
import { RowsTable } from '@/components/batch/rows-table';
import { SkeletonList } from '@/components/skeleton-list';
import { useTexts } from '@/components/texts';
import { useRowReadings } from '@/hooks/batch/use-row-readings';
import { useRowLinks } from '@/hooks/desk/use-row-links';
import { useAllLookups } from '@/hooks/history/use-all-lookups';
import { filterRows, filterWithin, type RowFilter } from '@/utils/batch/arrange-rows';
import { rowGroups } from '@/utils/batch/row-groups';
import type { RowSummary } from '@/utils/batch/row-summary';

/** Every lookup, single or of a batch, newest first, in any state. Viewing sends nothing. */
export function History() {
  const texts = useTexts();
  const { t } = texts;
  const all = useAllLookups();
  const { readings, readSoon } = useRowReadings();
  const links = useRowLinks();
  const [typed, setFilter] = useState<RowFilter>({ text: '', group: 'all' });
  const groups = useMemo(() => rowGroups(all?.lookups ?? [], UNREAD), [all?.lookups]);
  const filter = useMemo(() => filterWithin(groups, typed), [groups, typed]);
  const shown = useMemo(() => filterRows(all?.lookups ?? [], filter, UNREAD, texts), [all?.lookups, filter, texts]);
  if (all === undefined) return <SkeletonList />;
  if (all.lookups.length === 0) return <p className="text-muted">{t('history.none')}</p>;
  const isFiltered = filter.text !== '' || filter.group !== 'all';
  return (
    <section aria-label={t('history.title')} className="flex min-h-64 flex-1 flex-col gap-2">
      <RowsFilter filter={filter} groups={groups} isCounted={all.isComplete} onChange={setFilter} />
      <p role="status" className="text-xs text-muted">
        {isFiltered &&
          (all.isComplete
            ? t('count.ofTotal', { part: shown.length, total: all.lookups.length })
            : t('rows.searching'))}
      </p>
      <RowsTable
        label={t('history.lookups')}
        rows={shown}
        readings={readings}
        sort={null}
        onVisible={readSoon}
        links={links}
      />
    </section>
  );
}

/** Reading tens of thousands of answers would take seconds, so the search covers subjects and failures. */
const UNREAD: ReadonlyMap<string, RowSummary> = new Map();
