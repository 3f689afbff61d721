import type { CopiedNote, NoteFormat } from '@/utils/case-file/note-formats';

/** Case-file actions for an answer. */
export interface CaseTools {
  /** The note in a format. */
  note: (personal: boolean, format: NoteFormat) => CopiedNote;
  /** Null if the organization forbids it. */
  exportJson: (() => void) | null;
  /** Opens the printable page, or prints this page; null if the organization forbids it. */
  print: (() => void) | null;
}
