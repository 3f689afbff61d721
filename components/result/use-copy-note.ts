import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDraft } from '@/components/kit/use-draft';
import type { CopiedNote, NoteFormat } from '@/utils/case-file/note-formats';
import { noteFormatItem } from '@/utils/storage/note-format-item';
import type { CaseTools } from './case-tools';

const FIELDS = ['input', 'textarea', 'select', '[contenteditable]', '[role=menu]'].join();

/**
 * Copies the note of a result in the format that was chosen last, on a button or with the key C. The key works while the
 * focus is in the result that `place` is a part of, and in no field.
 */
export function useCopyNote(tools: CaseTools | null, personal: boolean, place: RefObject<HTMLElement | null>) {
  const [format = 'text', setFormat] = useDraft<NoteFormat>(noteFormatItem, 'text');
  const [copied, setCopied] = useState<{ line: string } | 'refused' | null>(null);
  const copy = (as: NoteFormat = format) => {
    if (tools === null) return;
    if (as !== format) setFormat(as);
    const note = tools.note(personal, as);
    const [line = ''] = note.text.split('\n');
    write(note).then(
      () => setCopied({ line }),
      () => setCopied('refused'),
    );
  };
  const latest = useRef(copy);
  latest.current = copy;
  useEffect(() => {
    const result = place.current?.closest('article');
    const aborter = new AbortController();
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isFree = target instanceof Element && target.closest(FIELDS) === null;
      if (key.toLowerCase() !== 'c' || ctrlKey || metaKey || altKey || event.repeat || !isFree) return;
      event.preventDefault();
      latest.current();
    };
    result?.addEventListener('keydown', press, { signal: aborter.signal });
    return () => aborter.abort();
  }, [place]);
  return { format, copied, copy };
}

function write({ text, html }: CopiedNote): Promise<void> {
  if (html === undefined) return navigator.clipboard.writeText(text);
  const part = (content: string, type: string) => new Blob([content], { type });
  return navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': part(text, 'text/plain'), 'text/html': part(html, 'text/html') }),
  ]);
}
