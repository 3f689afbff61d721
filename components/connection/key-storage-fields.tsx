import { type RefObject, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { FIELD_BELOW_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK, RADIO_LOOK } from '@/components/kit/look';
import { ManagedNote } from '@/components/kit/setting-rows';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { type KeyStorageMode, MIN_PASSPHRASE_LENGTH } from '@/utils/service/key-storage-mode';
import type { PlainKey } from '@/utils/texts/text-key';
import { connectionProblemText } from './connection-problem-text';
import type { useConnectionForm } from './use-connection-form';

/**
 * Storage mode of the key, with a new passphrase if one is needed or may be changed. If foldable, one line at first.
 */
export function KeyStorageFields({
  form: { draft, problems, inputs, edit, asks },
  isFoldable,
  isManaged,
}: {
  form: Pick<ReturnType<typeof useConnectionForm>, 'draft' | 'problems' | 'inputs' | 'edit' | 'asks'>;
  isFoldable: boolean;
  isManaged: boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const [isOpen, setOpen] = useState(false);
  const passphrase = (
    <PassphraseFields
      passphrase={draft.passphrase}
      again={draft.passphraseAgain}
      problem={connectionProblemText(texts, problems.passphrase)}
      inputRef={inputs.passphrase}
      onChange={edit}
    />
  );
  const fields = (
    <>
      <StorageModeField
        value={draft.storageMode}
        isManaged={isManaged}
        onChange={(storageMode) => edit({ storageMode })}
      />
      {asks === 'yes' && passphrase}
      {asks === 'may' && (
        <details open={problems.passphrase !== undefined || undefined} className={FIELD_BELOW_LOOK}>
          <summary className="mb-2">{t('keyStorage.changePassphrase')}</summary>
          <div data-one-column>{passphrase}</div>
        </details>
      )}
    </>
  );
  if (!isFoldable || isManaged) return <div className="flex flex-col gap-3">{fields}</div>;
  return (
    <details open={isOpen || problems.passphrase !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('keyStorage.folded', { mode: t(nameOf(draft.storageMode)) })}</summary>
      <div className="mt-3 flex flex-col gap-3">{fields}</div>
    </details>
  );
}

/** A new passphrase, typed twice. */
function PassphraseFields({
  passphrase,
  again,
  problem,
  inputRef,
  onChange,
}: {
  passphrase: string;
  again: string;
  problem: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (fields: { passphrase?: string; passphraseAgain?: string }) => void;
}) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <TextField
        data-testid="new-passphrase"
        label={t('keyStorage.newPassphrase')}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onChange={(text) => onChange({ passphrase: text })}
        problem={problem}
        inputRef={inputRef}
        description={t('keyStorage.newPassphraseHelp', { min: MIN_PASSPHRASE_LENGTH })}
      />
      <TextField
        data-testid="new-passphrase-again"
        label={t('keyStorage.confirmPassphrase')}
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={(text) => onChange({ passphraseAgain: text })}
      />
    </div>
  );
}

/** Exactly what each storage mode protects. */
const MODES: { mode: KeyStorageMode; name: PlainKey; help: PlainKey }[] = [
  { mode: 'session', name: 'keyStorage.session', help: 'keyStorage.sessionHelp' },
  { mode: 'computer', name: 'keyStorage.device', help: 'keyStorage.deviceHelp' },
  { mode: 'passphrase', name: 'keyStorage.passphrase', help: 'keyStorage.passphraseHelp' },
];

const nameOf = (chosen: KeyStorageMode): PlainKey =>
  MODES.find(({ mode }) => mode === chosen)?.name ?? 'keyStorage.device';

/** Chooses one of the three storage modes of the key. */
function StorageModeField({
  value,
  isManaged,
  onChange,
}: {
  value: KeyStorageMode;
  isManaged: boolean;
  onChange: (mode: KeyStorageMode) => void;
}) {
  const { t } = useTexts();
  return (
    <RadioGroup
      value={value}
      isReadOnly={isManaged}
      onChange={(chosen) => {
        const found = MODES.find(({ mode }) => mode === chosen);
        if (found) onChange(found.mode);
      }}
      className={FIELD_LOOK}
    >
      <Label className={`${FIELD_SIDE_LOOK} font-medium`}>{t('keyStorage.label')}</Label>
      {isManaged && <ManagedNote />}
      {MODES.filter(({ mode }) => !isManaged || mode === value).map(({ mode, name, help }) => (
        <div
          key={mode}
          className="rounded-md border border-line p-2 has-data-selected:border-accent has-data-selected:bg-accent-well"
        >
          <Radio
            value={mode}
            data-testid={`keep-${mode}`}
            aria-describedby={`storage-mode-${mode}`}
            className={RADIO_LOOK}
          >
            {t(name)}
          </Radio>
          <p id={`storage-mode-${mode}`} className="ps-7 text-xs text-muted">
            {t(help)}
          </p>
        </div>
      ))}
    </RadioGroup>
  );
}
