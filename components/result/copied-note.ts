import { noteLines } from '@/utils/case-file/case-note';
import {
  asTable,
  type CopiedNote,
  formatNote,
  type NoteFormat,
  noteAsRow,
  noteInCell,
} from '@/utils/case-file/note-formats';
import type { NoteContext } from '@/utils/case-file/note-parts';
import type { Report } from '@/utils/reading/report';
import type { Result } from '@/utils/result/result';
import { calendarDay } from '@/utils/settings/calendar-day';

/** The wording of a note, and whether personal data are included. */
interface Wording extends Pick<NoteContext, 'personal' | 'texts'> {
  template: string;
}

const linesOf = (result: Result<Report>, by: Wording) => noteLines(result, { ...by, today: calendarDay(new Date()) });

/** Returns the note of a result as a row of a sheet. */
export function copiedRow(result: Result<Report>, by: Wording): Required<CopiedNote> {
  const note = noteInCell(linesOf(result, by), (more) => by.texts.t('list.more', { more }));
  return noteAsRow(result, { note, personal: by.personal });
}

/** Returns the note of a result as it goes to the clipboard. */
export const copiedNote = (result: Result<Report>, format: NoteFormat, by: Wording): CopiedNote =>
  format === 'row' ? asTable([copiedRow(result, by)]) : formatNote(linesOf(result, by), format);
