import { useState } from 'react';
import { decodeText } from '@/utils/batch/decode-text';

/** Ten thousand rows of a table need a tenth of this. */
const MAX_BYTES = 8_000_000;

/** Reads a chosen file as text; `note` describes the outcome of the last one. */
export function useTextFile(onText: (text: string) => void) {
  const [note, setNote] = useState<string | null>(null);
  async function read(file: File): Promise<void> {
    if (file.size > MAX_BYTES) return setNote(`${file.name} is larger than 8 MB. Choose a smaller file.`);
    try {
      const { text, guessed } = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (text.includes('\0')) return setNote(`${file.name} is no text. Save it as CSV or TXT, then choose that.`);
      setNote(guessed ? `Read ${file.name} as Windows-1252. Check letters with accents.` : `Read from ${file.name}.`);
      onText(text);
    } catch {
      setNote(`${file.name} could not be read. Choose it again.`);
    }
  }
  return { note, read: (file: File) => void read(file), forgetNote: () => setNote(null) };
}
