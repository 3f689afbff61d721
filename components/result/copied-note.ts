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
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { Texts } from '@/utils/texts/texts';
import { comparisonsOf } from './compared-hits';

/** A result as a note states it. */
export interface NotedResult {
  /** With the purpose that its newest line in the log states. */
  record: LookupRecord;
  report: Report;
  /** Its decisions, and its line in the log. */
  context: Pick<NoteContext, 'decided' | 'logLine'>;
}

/** The wording of a note, and whether personal data are included. */
interface Wording {
  personal: boolean;
  texts: Texts;
  template: string;
}

const linesOf = ({ record, report, context }: NotedResult, by: Wording) => {
  const comparisons = comparisonsOf(report.screeningEntries, record);
  return noteLines(record, report, { ...by, ...context, comparisons });
};

/** Returns the note of a result as a row of a sheet. */
export function copiedRow(noted: NotedResult, by: Wording): Required<CopiedNote> {
  const { record, report, context } = noted;
  const note = noteInCell(linesOf(noted, by), (more) => by.texts.t('list.more', { more }));
  return noteAsRow(record, report, { note, personal: by.personal, logLine: context.logLine });
}

/** Returns the note of a result as it goes to the clipboard. */
export const copiedNote = (noted: NotedResult, format: NoteFormat, by: Wording): CopiedNote =>
  format === 'row' ? asTable([copiedRow(noted, by)]) : formatNote(linesOf(noted, by), format);
