import { Skeleton } from './skeleton';
import { useTexts } from './texts';

/** In place of rows that load. */
export function SkeletonList() {
  const { t } = useTexts();
  return (
    <div>
      <p className="sr-only">{t('rows.loading')}</p>
      <Skeleton shape="rows" />
    </div>
  );
}
