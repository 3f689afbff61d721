import { useState } from 'react';
import { connectionProblemText } from '@/components/connection/connection-problem-text';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { passphraseProblem } from '@/utils/service/key-storage-mode';
import { Secret } from '@/utils/service/secret';

/** How a file of lookups and decisions is written. */
export interface ExportHow {
  withAnswers: boolean;
  /** Null: anybody can read the file. */
  passphrase: Secret | null;
}

/** Asks how a file is to be written, and saves it. */
export function ExportFile({ onSave, onClose }: { onSave: (how: ExportHow) => Promise<unknown>; onClose: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const [withAnswers, setWithAnswers] = useState(true);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const problem = typed === '' ? null : passphraseProblem(typed);
  const save = () => {
    setState('busy');
    onSave({ withAnswers, passphrase: typed === '' ? null : new Secret(typed) }).then(onClose, () =>
      setState('failed'),
    );
  };
  return (
    <form
      data-testid="export-how"
      className="flex flex-col gap-2 rounded-lg border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) save();
      }}
    >
      <Checkbox isSelected={withAnswers} onChange={setWithAnswers}>
        {t('handOver.withAnswers')}
      </Checkbox>
      <TextField
        data-testid="file-passphrase"
        label={t('handOver.passphrase')}
        type="password"
        autoComplete="new-password"
        value={typed}
        problem={connectionProblemText(texts, problem ?? undefined)}
        onChange={setTyped}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" data-testid="save-file" isPending={state === 'busy'}>
          {t('form.save')}
        </Button>
        <Button onPress={onClose}>{t('form.cancel')}</Button>
        <span role="status">{state === 'failed' && t('rows.exportFailed')}</span>
      </div>
    </form>
  );
}
