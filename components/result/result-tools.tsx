import { useState } from 'react';
import { Button } from '@/components/form/button';
import { Checkbox } from '@/components/form/checkbox';
import { CopyButton } from './copy-button';

/** Case-file actions for an answer. */
export interface CaseTools {
  note: (personal: boolean) => string;
  /** Null if the organization forbids it. */
  exportJson: (() => void) | null;
  /** Opens the printable page, or prints this page; null if the organization forbids it. */
  print: (() => void) | null;
}

/** Copy note, export, print: the tools for a case file. */
export function ResultTools({ tools }: { tools: CaseTools }) {
  const [personal, setPersonal] = useState(true);
  return (
    <section aria-label="For your case file" className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
      <CopyButton text={() => tools.note(personal)}>Copy note</CopyButton>
      {tools.exportJson && <Button onPress={tools.exportJson}>Export JSON</Button>}
      {tools.print && <Button onPress={tools.print}>Print…</Button>}
      <Checkbox isSelected={personal} onChange={setPersonal}>
        Note with personal data
      </Checkbox>
    </section>
  );
}
