import { Label, Radio, RadioGroup } from 'react-aria-components';
import { RADIO_LOOK } from '@/components/kit/look';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { SubjectRows } from '@/utils/batch/subject-rows';
import type { DateOrder } from '@/utils/subject/date-text';

/** Asks once for a column whose dates have two readings. Until then, their rows are left out. */
export function DateOrderQuestion({
  unclear,
  order,
  onOrder,
}: {
  unclear: SubjectRows['unclearDates'];
  order: DateOrder | null;
  onOrder: (order: DateOrder) => void;
}) {
  const { t } = useTexts();
  if (unclear === null) return null;
  const { count, value, either } = unclear;
  return (
    <Notice
      tone={order === null ? 'caution' : 'neutral'}
      data-testid="date-order"
      title={t('column.unclearDates', { count })}
    >
      <RadioGroup
        value={order}
        onChange={(next) => onOrder(next === 'month-first' ? 'month-first' : 'day-first')}
        className="flex flex-col gap-1"
      >
        <Label>
          {t('column.dateOrder', { value })} {order === null && t('column.datesWait')}
        </Label>
        <Radio value="day-first" className={RADIO_LOOK}>
          {t('column.dayFirst', { date: either['day-first'] })}
        </Radio>
        <Radio value="month-first" className={RADIO_LOOK}>
          {t('column.monthFirst', { date: either['month-first'] })}
        </Radio>
      </RadioGroup>
    </Notice>
  );
}
