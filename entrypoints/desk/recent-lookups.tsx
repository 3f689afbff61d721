import { RowsTable } from '@/components/batch/rows-table';
import { SkeletonList } from '@/components/skeleton-list';
import { useTexts } from '@/components/texts';
import { useRowReadings } from '@/hooks/batch/use-row-readings';
import { useRowLinks } from '@/hooks/desk/use-row-links';
import { useNewestLookups } from '@/hooks/history/use-all-lookups';

/** The newest lookups, beside the one that is open. */
export function RecentLookups() {
  const { t } = useTexts();
  const lookups = useNewestLookups();
  const { readings, hasBands, readSoon } = useRowReadings();
  const links = useRowLinks();
  if (lookups === undefined) return <SkeletonList />;
  if (lookups.length === 0) return <p className="text-muted">{t('history.none')}</p>;
  return (
    <RowsTable
      label={t('history.lookups')}
      rows={lookups}
      readings={readings}
      hasBands={hasBands}
      sort={NEWEST_FIRST}
      onVisible={readSoon}
      links={links}
    />
  );
}

const NEWEST_FIRST = { sorting: { by: 'position', descending: false }, keys: [], onSort: () => undefined } as const;
