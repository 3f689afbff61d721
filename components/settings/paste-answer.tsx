import { useState } from 'react';
import { TextField as AriaTextField, Label, Text, TextArea } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { INPUT_LOOK } from '@/components/kit/look';
import { FieldProblem } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import type { Example } from '@/utils/reading/profile/guess-layout';
import { MAX_PASTED_BYTES, type PastedAnswer, type PasteProblem } from '@/utils/reading/profile/pasted-answer';
import type { PlainKey } from '@/utils/texts/text-key';

const PROBLEMS = {
  'not-json': 'profile.pasteNotJson',
  'other-operation': 'profile.pasteOther',
  failed: 'profile.pasteFailed',
} as const satisfies Record<Exclude<PasteProblem, 'too-large'>, PlainKey>;

/** Takes a pasted answer as an example. It stays on the page; nothing is sent or stored. */
export function PasteAnswer({
  read,
  onPaste,
}: {
  read: (text: string, anyOperation: boolean) => Promise<PastedAnswer>;
  onPaste: (example: Example) => void;
}) {
  const { t, formats } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PasteProblem | null>(null);
  const limit = formats.number(MAX_PASTED_BYTES / 1024);
  const take = async (anyOperation: boolean) => {
    const pasted = await read(text, anyOperation);
    if (!pasted.ok) return setProblem(pasted.problem);
    onPaste(pasted.example);
    setText('');
    setProblem(null);
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <span>
        <Button size="small" onPress={() => setOpen(true)}>
          {t('profile.paste')}
        </Button>
      </span>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <AriaTextField
        isInvalid={problem !== null}
        validationBehavior="aria"
        value={text}
        onChange={(typed) => {
          setProblem(null);
          setText(typed);
        }}
        className="flex flex-col gap-1"
        // The user has just asked for the field.
        autoFocus
      >
        <Label className="font-medium">{t('profile.pasteLabel')}</Label>
        <TextArea dir="ltr" rows={6} spellCheck={false} className={`${INPUT_LOOK} font-mono text-xs`} />
        <Text slot="description" className="text-xs text-muted">
          {t('profile.pasteHelp', { limit })}
        </Text>
        <FieldProblem>
          {problem === 'too-large'
            ? t('profile.pasteTooLarge', { limit })
            : problem === null
              ? undefined
              : t(PROBLEMS[problem])}
        </FieldProblem>
      </AriaTextField>
      <div className="flex flex-wrap gap-2">
        <Button isDisabled={text.trim() === ''} onPress={() => void take(false)}>
          {t('profile.usePasted')}
        </Button>
        {problem === 'other-operation' && <Button onPress={() => void take(true)}>{t('profile.useAnyway')}</Button>}
        <Button onPress={() => setOpen(false)}>{t('form.cancel')}</Button>
      </div>
    </div>
  );
}
