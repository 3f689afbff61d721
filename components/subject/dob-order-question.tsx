import type { RefObject } from 'react';
import { Button } from '@/components/form/button';
import { Notice } from '@/components/notice';
import { useTexts } from '@/components/texts';
import { useLostFocus } from '@/components/use-lost-focus';
import { dobReadings } from './dob-text';

/** Asks which of its two readings a pasted date has; nothing for any other date. */
export function DobOrderQuestion({
  value,
  onChange,
  firstRef,
}: {
  value: string;
  onChange: (value: string) => void;
  /** Takes the focus once the question is answered. */
  firstRef: RefObject<HTMLElement | null>;
}) {
  const { t } = useTexts();
  const readings = dobReadings(value);
  useLostFocus(firstRef, readings === undefined, false);
  if (!readings) return null;
  const { 'day-first': dayFirst, 'month-first': monthFirst } = readings;
  return (
    <Notice
      data-testid="dob-order"
      tone="caution"
      title={t('column.dateOrder', { value })}
      actions={
        <>
          <Button onPress={() => onChange(dayFirst)}>{t('column.dayFirst', { date: dayFirst })}</Button>
          <Button onPress={() => onChange(monthFirst)}>{t('column.monthFirst', { date: monthFirst })}</Button>
        </>
      }
    />
  );
}
