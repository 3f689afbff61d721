import { noteLines } from '@/utils/case-file/case-note';
import { type CopiedNote, formatNote, type NoteFormat, noteAsRow } from '@/utils/case-file/note-formats';
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

/** Returns the note of a result as it goes to the clipboard. @param by the wording, and whether personal data are included */
export function copiedNote(
  { record, report, context }: NotedResult,
  format: NoteFormat,
  by: { personal: boolean; texts: Texts; template: string },
): CopiedNote {
  const comparisons = comparisonsOf(report.screeningEntries, record);
  const lines = noteLines(record, report, { ...by, ...context, comparisons });
  const { personal } = by;
  return formatNote(lines, format, (note) => noteAsRow(record, report, { note, personal, logLine: context.logLine }));
}
