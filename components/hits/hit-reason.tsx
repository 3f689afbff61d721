import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { MAX_DECISION_REASON } from '@/utils/decision/decision';

/** The reason for a decision about a hit, such as "birth year". Enter saves it, Escape discards it. */
export function HitReason({
  reason,
  onSave,
  onCancel,
}: {
  reason: string;
  onSave: (reason: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(reason);
  return (
    <form
      className="flex flex-1 basis-48 items-center gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim());
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <div className="flex-1">
        <TextField
          data-testid="hit-reason"
          aria-label={t('decision.reason')}
          autoFocus
          maxLength={MAX_DECISION_REASON}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" size="large">
        {t('form.save')}
      </Button>
    </form>
  );
}
