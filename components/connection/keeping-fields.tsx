import { useState } from 'react';
import { KeepingField } from './keeping-field';
import { PassphraseFields } from './passphrase-fields';
import type { useConnectionForm } from './use-form';

/**
 * Storage mode of the key, with a new passphrase if one is needed or may be changed. If foldable, one line at first.
 */
export function KeepingFields({
  form: { draft, problems, inputs, edit, asks },
  isFoldable,
  isManaged,
}: {
  form: Pick<ReturnType<typeof useConnectionForm>, 'draft' | 'problems' | 'inputs' | 'edit' | 'asks'>;
  isFoldable: boolean;
  isManaged: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const passphrase = (
    <PassphraseFields
      passphrase={draft.passphrase}
      again={draft.passphraseAgain}
      problem={problems.passphrase}
      inputRef={inputs.passphrase}
      onChange={edit}
    />
  );
  const fields = (
    <>
      <KeepingField value={draft.keeping} isManaged={isManaged} onChange={(keeping) => edit({ keeping })} />
      {asks === 'yes' && passphrase}
      {asks === 'may' && (
        <details open={problems.passphrase !== undefined || undefined} className="pl-7">
          <summary className="mb-2 -ml-7 cursor-default pl-7">Change the passphrase</summary>
          <div className="-ml-7">{passphrase}</div>
        </details>
      )}
    </>
  );
  if (!isFoldable || isManaged) return <div className="flex flex-col gap-3">{fields}</div>;
  return (
    <details open={isOpen || problems.passphrase !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-default">How the key is kept</summary>
      <div className="mt-3 flex flex-col gap-3">{fields}</div>
    </details>
  );
}
