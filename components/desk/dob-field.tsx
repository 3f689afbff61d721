import { type RefObject, useEffect, useState } from 'react';
import { ClearButton } from '@/components/kit/icon-button';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { readBirthDate } from '@/utils/subject/read-birth-date';
import { DobQuestion, spelledDate } from './dob-question';

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
      return t('subject.dobSentAs', { date: spelledDate(reading.iso, texts), iso: reading.iso });
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
        description={<span aria-live="polite">{meaning()}</span>}
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
