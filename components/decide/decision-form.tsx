import { TextField as AriaTextField, Label, TextArea } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { INPUT_LOOK } from '@/components/kit/look';
import { FieldProblem, TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { MAX_NOTE } from '@/utils/decision/decision';
import type { DecisionDraft } from './decisions';

/** Note and last day of a decision. What is typed stays until it is saved or discarded. */
export function DecisionForm({
  draft,
  onDraft,
  today,
  isDecided,
  isTried,
  onSave,
  onSaveAndNext,
  onLeave,
  onCancel,
}: {
  draft: DecisionDraft;
  onDraft: (draft: DecisionDraft) => void;
  /** YYYY-MM-DD. */
  today: string;
  /** False until a decision is chosen. */
  isDecided: boolean;
  /** It could not be saved as it is. */
  isTried: boolean;
  onSave: () => void;
  /** On Enter with Control or Command. */
  onSaveAndNext: () => void;
  /** On Escape; what is typed stays. */
  onLeave: () => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  const isPast = draft.validUntil !== '' && draft.validUntil < today;
  const missing = isTried && !isDecided ? t('decision.chooseFirst') : undefined;
  return (
    <form
      className="flex w-full flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey } = event;
        const act = key === 'Escape' ? onLeave : key === 'Enter' && (ctrlKey || metaKey) ? onSaveAndNext : null;
        if (act === null) return;
        // Escape would close the popup.
        event.preventDefault();
        act();
      }}
    >
      <AriaTextField
        value={draft.note}
        maxLength={MAX_NOTE}
        isInvalid={missing !== undefined}
        validationBehavior="aria"
        autoFocus
        onChange={(note) => onDraft({ ...draft, note })}
        className="flex flex-col gap-1"
      >
        <Label className="font-medium">{t('decision.note')}</Label>
        <TextArea data-testid="decision-note" dir="auto" rows={2} className={`${INPUT_LOOK} resize-y`} />
        <FieldProblem>{missing}</FieldProblem>
      </AriaTextField>
      <TextField
        label={t('decision.validUntil')}
        type="date"
        value={draft.validUntil}
        problem={isTried && isPast ? t('decision.notADay') : undefined}
        onChange={(validUntil) => onDraft({ ...draft, validUntil })}
      />
      <div className="flex gap-2">
        <Button type="submit" data-testid="save-note">
          {t('form.save')}
        </Button>
        <Button onPress={onCancel}>{t('form.discard')}</Button>
      </div>
    </form>
  );
}
