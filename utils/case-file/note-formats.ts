import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import { describeSubject } from '@/utils/service/request-subject';
import { startsFormula } from '@/utils/texts/formula';

/** What a note can be copied as. */
export const NOTE_FORMATS = ['text', 'markdown', 'rich', 'row'] as const;
export type NoteFormat = (typeof NOTE_FORMATS)[number];

/** What goes to the clipboard. `html` is for programs that take formatted text. */
export interface CopiedNote {
  text: string;
  html?: string;
}

const isItem = (line: string): boolean => line.startsWith('- ');

/** Words of a service must not become links, pictures or markup. A sign at the beginning of a line is one too. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~#&!]/g, '\\$&')
    .replace(/^([+=-]|\d+(?=[.)]))/, (sign) => (/^\d/.test(sign) ? `${sign}\\` : `\\${sign}`));

/** Returns a note as Markdown: its title in bold, lists as lists, every other line on its own. */
export function noteAsMarkdown(note: string): string {
  const [title = '', ...lines] = note.split('\n');
  const body = lines.map((line) => (isItem(line) ? `- ${escapeMarkdown(line.slice(2))}` : escapeMarkdown(line)));
  // A list ends before an empty line; two spaces keep a line end elsewhere.
  const text = body.map((line, i) => {
    const next = body[i + 1];
    const isEnd = next === undefined || isItem(line) !== isItem(next);
    return isEnd ? `${line}\n` : line + (isItem(line) ? '' : '  ');
  });
  return [`**${escapeMarkdown(title)}**\n`, ...text].join('\n').trimEnd();
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns a note as HTML without styles: its title in bold, lists as lists. */
export function noteAsHtml(note: string): string {
  const [title = '', ...lines] = note.split('\n');
  const parts = lines.map((line, i) => {
    if (!isItem(line)) return `<p>${escapeHtml(line)}</p>`;
    const opens = isItem(lines[i - 1] ?? '') ? '' : '<ul>';
    const closes = isItem(lines[i + 1] ?? '') ? '' : '</ul>';
    return `${opens}<li>${escapeHtml(line.slice(2))}</li>${closes}`;
  });
  return `<p><b>${escapeHtml(title)}</b></p>${parts.join('')}`;
}

/** A formula is kept a text; tabs and line ends would begin another cell. */
function cell(text: string): string {
  // Not cut, as a line of a note is: the row must omit nothing.
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  return startsFormula(line) ? `'${line}` : line;
}

/**
 * Returns a note as one row for a sheet, separated by tabs: time, subject, score, label, case, reason, lookup, line of the log,
 * and the whole note in one cell, so that the row omits nothing. Without `personal`, the subject is left out.
 */
export function noteAsRow(
  record: LookupRecord,
  { score, label }: Pick<Report, 'score' | 'label'>,
  { note, personal, logLine = '' }: { note: string; personal: boolean; logLine?: string | undefined },
): string {
  const { reference = '', reason = '' } = record.purpose ?? {};
  // Only the note has been cleaned of the subject.
  const stated = personal
    ? [describeSubject(record.subject).title, score?.value ?? '', label?.text ?? '', reference, reason]
    : ['', score?.value ?? '', '', '', ''];
  const at = new Date(requestedAt(record)).toISOString();
  return [at, ...stated, record.id, logLine, note.split('\n').join(' | ')].map(cell).join('\t');
}

/** Returns a note as it is copied in a format. @param row the note as one row */
export function formatNote(note: string, format: NoteFormat, row: () => string): CopiedNote {
  if (format === 'markdown') return { text: noteAsMarkdown(note) };
  if (format === 'rich') return { text: note, html: noteAsHtml(note) };
  return { text: format === 'row' ? row() : note };
}
