import { SkeletonList } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useRowLinks } from '@/components/kit/use-desk';
import { RowsTable } from '@/components/lookups/rows-table';
import { useExtraColumns } from '@/components/lookups/use-extra-columns';
import { useRowDecisions } from '@/components/lookups/use-row-decisions';
import { useRowReadings } from '@/components/lookups/use-row-readings';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { useNewestLookups } from './use-all-lookups';

/** The newest lookups, beside the one that is open. */
export function RecentLookups() {
  const { t } = useTexts();
  const lookups = useNewestLookups();
  const { readings, hasBands, readSoon } = useRowReadings();
  const { decisionOf, hasDecisions } = useRowDecisions();
  const extra = useExtraColumns(lookups ?? NO_LOOKUPS, { readings, decisionOf, hasDecisions, hasBands });
  const links = useRowLinks();
  if (lookups === undefined) return <SkeletonList />;
  if (lookups.length === 0) return <p className="text-muted">{t('history.none')}</p>;
  return (
    <RowsTable
      label={t('history.lookups')}
      rows={lookups}
      readings={readings}
      decisionOf={decisionOf}
      extra={extra}
      sort={NEWEST_FIRST}
      onVisible={readSoon}
      links={links}
    />
  );
}

const NO_LOOKUPS: readonly LookupRecord[] = [];

const NEWEST_FIRST = { sorting: { by: 'position', descending: false }, keys: [], onSort: () => undefined } as const;
