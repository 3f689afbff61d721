import { useMemo } from 'react';
import { RowsTable } from '@/components/batch/rows-table';
import { useRowDecisions } from '@/components/batch/use-row-decisions';
import { useRowReadings } from '@/components/batch/use-row-readings';
import { SkeletonList } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useRowLinks } from '@/components/kit/use-desk';
import { areScreened } from '@/utils/batch/row-groups';
import { useNewestLookups } from './use-all-lookups';

/** The newest lookups, beside the one that is open. */
export function RecentLookups() {
  const { t } = useTexts();
  const lookups = useNewestLookups();
  const { readings, hasBands, readSoon } = useRowReadings();
  const { decisionOf, hasDecisions } = useRowDecisions();
  const hasHits = useMemo(() => areScreened(lookups ?? []), [lookups]);
  const extra = useMemo(() => ({ hasHits, hasDecisions, hasBands, kept: [] }), [hasHits, hasDecisions, hasBands]);
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

const NEWEST_FIRST = { sorting: { by: 'position', descending: false }, keys: [], onSort: () => undefined } as const;
