import type { Report } from '@/utils/reading/report';
import type { Result } from '@/utils/result/result';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import { type NoteLine, plainNote } from './note-formats';
import { type NoteContext, noteParts } from './note-parts';
import { fillNoteTemplate, type NoteParts } from './note-template';

/** @param template the user's wording with placeholders; blank for the note of Sightline */
type TemplateContext = NoteContext & { template?: string };

/** Returns a result as the lines of a note for a case file. */
export function noteLines(result: Result<Report>, { template = '', ...context }: TemplateContext) {
  const parts = noteParts(result, context);
  if (template.trim() !== '') return fillNoteTemplate(template, parts, context.texts);
  return ownLines(parts, result.record.reusedFrom !== undefined, context.texts);
}

/** Returns a result as plain text for a case file. */
export const caseNote = (result: Result<Report>, context: TemplateContext): string =>
  plainNote(noteLines(result, context));

/** Returns the note in the wording of Sightline. */
function ownLines(parts: NoteParts, isReused: boolean, { t }: Texts): NoteLine[] {
  const line = (text: string): NoteLine => ({ text, isItem: false });
  const named = (name: PlainKey) => (value: string) => line(t('list.named', { name: t(name), value }));
  const item = (text: string): NoteLine => ({ text, isItem: true });
  const { reasons, counts, hits, changed, missing, contradictions } = parts;
  return [
    ...parts.operation.map((operation) => line(t('note.title', { operation }))),
    ...parts.subject.map((subject) => line(t('note.subject', { subject }))),
    ...parts.sent.map(named(isReused ? 'caseFile.received' : 'caseFile.sent')),
    ...parts.environment.map(named('environment.title')),
    ...changed.map(line),
    ...parts.score.map(named('rows.score')),
    ...parts.verdict.map(named('rows.label')),
    ...(reasons.length === 0 ? [] : [line(t('note.reasons'))]),
    ...reasons.map(item),
    ...counts.map(line),
    ...parts.screening.map(named('screening.title')),
    ...hits.map(item),
    ...missing.map(line),
    ...contradictions.map(line),
    // Behind the user's decision, what colleagues say of it.
    ...parts.decision.map((text, i) => line(i === 0 ? t('note.decision', { decision: text }) : text)),
    ...parts.note.map((note) => line(t('note.decisionNote', { note }))),
    ...parts.reference.map(named('purpose.case')),
    ...parts.reason.map(named('decision.reason')),
    ...parts.user.map(named('purpose.user')),
    ...parts.id.map(named('caseFile.lookupId')),
    ...parts.log.map((logLine) => line(t('note.log', { line: logLine }))),
  ];
}
