import type { ClipboardEvent, RefObject } from 'react';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { NAME_REMARK_TEXTS } from '@/utils/service/name-remark-texts';
import { emailIn } from '@/utils/subject/no-name';
import type { NameReading } from '@/utils/subject/read-name';

/** Starts the score of an address in place of a name. */
export type ScoreOf = (email: string) => { email: string; start: () => void } | null;

/** The full name of a person or business, in any script, with what is changed in it before it is sent. */
export function SubjectNameField({
  value,
  onChange,
  onDescribed,
  reading: { name, remarks, doubt },
  isAsked,
  onConfirm,
  scoreOf,
  problem,
  inputRef,
}: {
  value: string;
  onChange: (value: string) => void;
  /** Takes a text that is pasted in place of the whole name; returns whether it describes a subject and fills the form. */
  onDescribed: (text: string) => boolean;
  reading: NameReading;
  /** It is probably no name, and must be confirmed before it is sent. */
  isAsked: boolean;
  onConfirm: () => void;
  scoreOf: ScoreOf;
  problem: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTexts();
  const isCleaned = name !== value.normalize('NFC').trim();
  const address = doubt?.reason === 'email' ? emailIn(name) : null;
  const score = address === null ? null : scoreOf(address);
  return (
    // A name in a right-to-left script starts on the right.
    <div className="flex flex-col gap-2 [&_input]:[unicode-bidi:plaintext]">
      <TextField
        data-testid="full-name"
        label={t('subject.name')}
        value={value}
        onChange={onChange}
        onPaste={(event) => paste(event, onChange, onDescribed)}
        description={
          <span className="flex flex-col">
            {isCleaned && name !== '' && <bdi className="text-ink">{t('desk.sentAs', { value: name })}</bdi>}
            {remarks.map((remark) => (
              <span key={remark}>{t(NAME_REMARK_TEXTS[remark])}</span>
            ))}
          </span>
        }
        problem={problem}
        inputRef={inputRef}
        isRequired
        autoComplete="off"
        spellCheck="false"
      />
      {isAsked && (
        <Notice
          data-testid="name-question"
          tone="caution"
          title={t('subject.isName', { name })}
          actions={
            <>
              {score && <Button onPress={score.start}>{t('pageEmails.scoreEmail', { email: score.email })}</Button>}
              <Button
                onPress={() => {
                  onConfirm();
                  inputRef.current?.focus();
                }}
              >
                {t('subject.confirmName')}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

/** Keeps a space in a name copied from two lines or cells; the browser would join "Jane" and "Doe" to "JaneDoe". */
function paste(
  event: ClipboardEvent<HTMLInputElement>,
  onChange: (value: string) => void,
  onDescribed: (text: string) => boolean,
) {
  const pasted = event.clipboardData.getData('text');
  const input = event.currentTarget;
  const end = input.value.length;
  const [from, to] = [input.selectionStart ?? end, input.selectionEnd ?? end];
  const isWhole = input.value.slice(0, from).trim() === '' && input.value.slice(to).trim() === '';
  const isDescribed = isWhole && onDescribed(pasted);
  if (!isDescribed && !/[\r\n\t]/.test(pasted)) return;
  event.preventDefault();
  if (isDescribed) return;
  input.setRangeText(pasted.replace(/\s+/g, ' ').trim(), from, to, 'end');
  onChange(input.value);
}
