import type { RefObject } from 'react';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import type { BirthDate, DateOption } from '@/utils/subject/read-birth-date';
import type { Texts } from '@/utils/texts/texts';

/** Returns a YYYY-MM-DD in words of the language, such as "May 12, 1980", so that day and month cannot be mistaken. */
export function spelledDate(iso: string, { formats }: Pick<Texts, 'formats'>): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  // At noon, because some days have no midnight.
  return formats.moment(new Date(year, month - 1, day, 12).setFullYear(year), 'spelledDay');
}

/** Asks which date a text means; each answer is a date in words. */
export function DobQuestion({
  value,
  question: { about, options },
  onChange,
  onConfirm,
  inputRef,
}: {
  value: string;
  question: Extract<BirthDate, { is: 'question' }>;
  onChange: (value: string) => void;
  /** The value is the date of birth as it is. */
  onConfirm: () => void;
  /** Takes the focus once the question is answered. */
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const answer = (change: () => void) => () => {
    change();
    inputRef.current?.focus();
  };
  const labelOf = ({ iso, order }: DateOption) => {
    const date = spelledDate(iso, texts);
    if (about !== 'order' || order === null || options.length > 2) return date;
    return t(order === 'day-first' ? 'column.dayFirst' : 'column.monthFirst', { date });
  };
  const title = {
    order: t('column.dateOrder', { value }),
    'short-year': t('subject.whichDate', { value }),
    serial: t('subject.isDayCount', { value }),
    placeholder: t('subject.isRealDate', { value }),
  }[about];
  return (
    <Notice
      data-testid="dob-question"
      tone="caution"
      title={title}
      actions={
        <>
          {options.map((option) => (
            <Button key={option.iso} onPress={answer(about === 'placeholder' ? onConfirm : () => onChange(option.iso))}>
              {labelOf(option)}
            </Button>
          ))}
          {about === 'placeholder' && <Button onPress={answer(() => onChange(''))}>{t('subject.leaveOut')}</Button>}
        </>
      }
    >
      {about === 'placeholder' && <p>{t('subject.placeholderDate')}</p>}
    </Notice>
  );
}
