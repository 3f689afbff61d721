import { useState } from 'react';
import { useKeyHandlers } from '@/components/decide/review';
import { useDraft } from '@/components/kit/use-draft';
import type { CopiedNote, NoteFormat } from '@/utils/case-file/note-formats';
import { noteFormatItem } from '@/utils/storage/note-format-item';
import type { CaseTools } from './case-tools';

/**
 * Copies the note of a result in the format that was chosen last, on a button or with the key C.
 */
export function useCopyNote(tools: CaseTools | null, personal: boolean) {
  const [format = 'text', setFormat] = useDraft<NoteFormat>(noteFormatItem, 'text');
  const [copied, setCopied] = useState<{ line: string } | 'refused' | null>(null);
  const copy = async (as: NoteFormat = format) => {
    if (tools === null) return;
    if (as !== format) setFormat(as);
    try {
      const note = await tools.note(personal, as);
      await write(note);
      const [line = ''] = note.text.split('\n');
      setCopied({ line });
    } catch {
      setCopied('refused');
    }
  };
  useKeyHandlers(
    tools === null
      ? {}
      : {
          copy: () => {
            void copy();
            return null;
          },
        },
  );
  return { format, copied, copy };
}

function write({ text, html }: CopiedNote): Promise<void> {
  if (html === undefined) return navigator.clipboard.writeText(text);
  const part = (content: string, type: string) => new Blob([content], { type });
  return navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': part(text, 'text/plain'), 'text/html': part(html, 'text/html') }),
  ]);
}
