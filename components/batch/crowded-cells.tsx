import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { NotedLine } from '@/utils/batch/noted-line';
import { LineList } from './line-list';

/** Lists cells with several addresses, which become several rows. */
export function CrowdedCells({ crowded }: { crowded: readonly NotedLine[] }) {
  const { t } = useTexts();
  if (crowded.length === 0) return null;
  return (
    <Notice data-testid="crowded-cells" title={t('newBatch.crowdedCells', { count: crowded.length })}>
      <p>{t('newBatch.crowdedCellsText')}</p>
      <LineList lines={crowded} />
    </Notice>
  );
}
