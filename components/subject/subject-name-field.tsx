import type { ClipboardEvent, Ref } from 'react';
import { TextField } from '@/components/form/text-field';
import { useTexts } from '@/components/texts';

/** The full name of a person or business, in any script. */
export function SubjectNameField({
  value,
  onChange,
  problem,
  inputRef,
}: {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}) {
  const { t } = useTexts();
  return (
    // A name in a right-to-left script starts on the right.
    <div className="[&_input]:[unicode-bidi:plaintext]">
      <TextField
        data-testid="full-name"
        label={t('subject.name')}
        value={value}
        onChange={onChange}
        onPaste={(event) => pasteAsOneLine(event, onChange)}
        problem={problem}
        inputRef={inputRef}
        isRequired
        autoComplete="off"
        spellCheck="false"
      />
    </div>
  );
}

/** Keeps a space in a name copied from two lines or cells; the browser would join "Jane" and "Doe" to "JaneDoe". */
function pasteAsOneLine(event: ClipboardEvent<HTMLInputElement>, onChange: (value: string) => void) {
  const pasted = event.clipboardData.getData('text');
  if (!/[\r\n\t]/.test(pasted)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const end = input.value.length;
  input.setRangeText(pasted.replace(/\s+/g, ' ').trim(), input.selectionStart ?? end, input.selectionEnd ?? end, 'end');
  onChange(input.value);
}
