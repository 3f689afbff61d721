import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { RowSummary } from '@/utils/batch/row-summary';
import { changedSinceInWords } from '@/utils/reading/in-words';

/** Says that results of a batch differ from those that were confirmed, with the way to review them; nothing if none does. */
export function ChangedResults({
  readings,
  onReview,
}: {
  readings: ReadonlyMap<string, RowSummary>;
  onReview: () => void;
}) {
  const texts = useTexts();
  const days = [...readings.values()].flatMap(({ changedSince }) => changedSince ?? []);
  const [first] = days.toSorted();
  if (first === undefined) return null;
  return (
    <Notice
      data-testid="changed-results"
      tone="caution"
      title={changedSinceInWords(first, texts)}
      actions={<Button onPress={onReview}>{texts.t('profile.review')}</Button>}
    >
      <p>{texts.t('profile.changedRows', { count: days.length })}</p>
    </Notice>
  );
}
