import { type RefObject, useLayoutEffect } from 'react';
import { subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { rememberField, takeEarlyText } from '@/utils/surfaces/early-field';
import type { Surface } from '@/utils/surfaces/requested-view';

/**
 * Takes over what was typed into the field that was there before the desk, and remembers where the desk draws its own.
 * On another route the text is kept in the draft.
 */
export function useEarlyField(
  field: RefObject<HTMLInputElement | null>,
  surface: Surface,
  draft: { text: string; change: (text: string) => void },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first drawing follows the early field
  useLayoutEffect(() => {
    const early = takeEarlyText(document);
    rememberField(field.current, surface);
    if (early === null) return;
    // As if typed into the desk's own field, where typing replaces a whole address.
    const before = subjectOfEmail(draft.text).ok ? '' : draft.text;
    draft.change(before + early.text);
    queueMicrotask(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length + early.start, before.length + early.end);
    });
  }, []);
}
