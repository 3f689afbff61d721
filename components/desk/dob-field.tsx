import { type RefObject, useEffect, useState } from 'react';
import { Button } from '@/components/kit/button';
import { ClearButton } from '@/components/kit/icon-button';
import { Notice } from '@/components/kit/notice';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { type BirthDate, type DateOption, readBirthDate } from '@/utils/subject/read-birth-date';
import type { Texts } from '@/utils/texts/texts';

/** Returns a YYYY-MM-DD in words of the language, such as "May 12, 1980", so that day and month cannot be mistaken. */
function spelledDate(iso: string, { formats }: Pick<Texts, 'formats'>): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  // At noon, because some days have no midnight.
  return formats.moment(new Date(year, month - 1, day, 12).setFullYear(year), 'spelledDay');
}

/** Asks which date a text means; each answer is a date in words. */
function DobQuestion({
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
    moment: t('subject.whichDate', { value }),
    swapped: t('subject.whichDate', { value }),
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

/** A pause that long ends typing. */
const PAUSE_MS = 800;

/** Whether the user is typing `value`, and its setter. A half-typed text is neither judged nor asked about. */
function useIsTyping(value: string): [boolean, (isTyping: boolean) => void] {
  const [isTyping, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause again
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setTyping(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, value]);
  return [isTyping, setTyping];
}

/**
 * A date of birth as one text, in any common form. `value` is the text as typed or pasted, never
 * corrected. Below it is the date that it means, or a question.
 */
export function DobField({
  value,
  onChange,
  today,
  isConfirmed,
  onConfirm,
  problem,
  inputRef,
}: {
  value: string;
  onChange: (value: string) => void;
  /** The user's calendar day as YYYY-MM-DD. */
  today: string;
  /** The user has said that `value` is the date of birth, although programs write it for an unknown one. */
  isConfirmed: boolean;
  onConfirm: () => void;
  problem: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [isTyping, setTyping] = useIsTyping(value);
  const reading = readBirthDate(value, today);
  const label = t('subject.dob');
  const meaning = () => {
    if (reading.is === 'date')
      return t('subject.meaningSentAs', { meaning: spelledDate(reading.iso, texts), value: reading.iso });
    return reading.is === 'partial' && !isTyping ? t('subject.dobNotSent') : t('subject.dobHelp');
  };
  return (
    <div className="flex flex-col gap-2">
      <TextField
        data-testid="dob"
        label={label}
        value={value}
        onChange={(text) => {
          setTyping(true);
          onChange(text);
        }}
        onPaste={() => setTyping(false)}
        onBlur={() => setTyping(false)}
        onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
        description={meaning()}
        problem={isTyping ? undefined : (problem ?? (reading.is === 'invalid' ? t(INVALID[reading.why]) : undefined))}
        inputRef={inputRef}
        autoComplete="off"
        spellCheck="false"
        {...(value !== '' && {
          button: <ClearButton label={t('form.clear', { label })} onPress={() => onChange('')} />,
        })}
      />
      {reading.is === 'question' && !isTyping && !isConfirmed && (
        <DobQuestion value={value} question={reading} onChange={onChange} onConfirm={onConfirm} inputRef={inputRef} />
      )}
    </div>
  );
}

const INVALID = { 'no-date': 'subjectProblem.dobInvalid', impossible: 'subjectProblem.dobImpossible' } as const;
