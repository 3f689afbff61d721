import type { RefObject } from 'react';
import { TextField } from '@/components/form/text-field';

/** A new passphrase, typed twice. */
export function PassphraseFields({
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
  return (
    <div className="flex flex-col gap-3 pl-7">
      <TextField
        data-testid="new-passphrase"
        label="New passphrase"
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onChange={(text) => onChange({ passphrase: text })}
        problem={problem}
        inputRef={inputRef}
        description="At least 12 characters. It is kept nowhere, and nobody can restore it."
      />
      <TextField
        data-testid="new-passphrase-again"
        label="New passphrase again"
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={(text) => onChange({ passphraseAgain: text })}
      />
    </div>
  );
}
