import type { CopiedNote, NoteFormat } from '@/utils/case-file/note-formats';

/** Case-file actions for an answer: each states what is stored when it is asked for, not what the screen shows. */
export interface CaseTools {
  /** Resolves to the note in a format. Rejects if there is nothing stored to make it of. */
  note: (personal: boolean, format: NoteFormat) => Promise<CopiedNote>;
  /** Null if the organization forbids it. */
  exportJson: (() => void) | null;
  /** Opens the printable page, or prints this page; null if the organization forbids it. */
  print: (() => void) | null;
}
