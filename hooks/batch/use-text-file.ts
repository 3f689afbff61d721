import { useState } from 'react';
import type { FileNote } from '@/components/batch/text-source';
import { decodeText } from '@/utils/batch/decode-text';

/** Ten thousand table rows take a tenth of this. */
const MAX_BYTES = 8_000_000;

/** Reads a chosen file as text; `note` describes the outcome of the last one. */
export function useTextFile(onText: (text: string) => void) {
  const [note, setNote] = useState<FileNote | null>(null);
  async function read(file: File): Promise<void> {
    const say = (text: FileNote['text']) => setNote({ text, file: file.name });
    if (file.size > MAX_BYTES) return say('file.tooLarge');
    try {
      const { text, guessed } = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (text.includes('\0')) return say('file.notText');
      say(guessed ? 'file.loadedAsWindows' : 'file.loaded');
      onText(text);
    } catch {
      say('file.unreadable');
    }
  }
  return { note, read: (file: File) => void read(file), forgetNote: () => setNote(null) };
}
