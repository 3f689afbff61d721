import { Checkbox } from '@/components/kit/checkbox';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { SubjectRows } from '@/utils/list/subject-rows';
import { RowReasons } from './bad-rows';
import { LineList } from './line-list';

/** Lists rows that may be no subject, or only half of one. They are sent if the user includes them. */
export function AskedRows({
  asked,
  isIncluded,
  onInclude,
}: {
  asked: SubjectRows['asked'];
  isIncluded: boolean;
  onInclude: (isIncluded: boolean) => void;
}) {
  const { t } = useTexts();
  const count = asked.length;
  if (count === 0) return null;
  return (
    <Notice tone={isIncluded ? 'neutral' : 'caution'} data-testid="asked-rows" title={t('newBatch.asked', { count })}>
      <LineList lines={asked}>{({ reasons }) => <RowReasons reasons={reasons} />}</LineList>
      <Checkbox isSelected={isIncluded} onChange={onInclude}>
        {t('newBatch.includeAsked', { count })}
      </Checkbox>
    </Notice>
  );
}

/** Lists rows that share the lookup of an earlier row although they differ from it elsewhere. */
export function SharedRows({ shared }: { shared: SubjectRows['shared'] }) {
  const { t } = useTexts();
  const count = shared.length;
  if (count === 0) return null;
  return (
    <Notice tone="caution" data-testid="shared-rows" title={t('newBatch.shared', { count })}>
      <p>{t('newBatch.sharedText')}</p>
      <LineList lines={shared}>{(row) => t('newBatch.sharedWith', { line: String(row.with) })}</LineList>
    </Notice>
  );
}

/** Lists rows that are sent, with a remark about each, such as a cleaned name. */
export function RemarkedRows({ remarked }: { remarked: SubjectRows['remarked'] }) {
  const { t } = useTexts();
  const count = remarked.length;
  if (count === 0) return null;
  return (
    <Notice data-testid="remarked-rows" title={t('newBatch.changed', { count })}>
      <LineList lines={remarked}>{({ reasons }) => <RowReasons reasons={reasons} />}</LineList>
    </Notice>
  );
}
