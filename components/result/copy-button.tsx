import { useState } from 'react';
import { Button } from '@/components/form/button';

/** Copies a text and confirms it, or says that the browser refused. */
export function CopyButton({ text, children }: { text: () => string; children: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button onPress={() => void copy()}>{children}</Button>
      <span role="status" className="text-xs text-muted">
        {state === 'copied' && '✓ Copied'}
        {state === 'refused' && 'The browser did not allow copying'}
      </span>
    </span>
  );
}
