import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import { describeSubject } from '@/utils/service/request-subject';
import { withoutFormulas } from '@/utils/texts/formula';

/** What a note can be copied as. */
export const NOTE_FORMATS = ['text', 'markdown', 'rich', 'row'] as const;
export type NoteFormat = (typeof NOTE_FORMATS)[number];

/** What goes to the clipboard. `html` is for programs that take formatted text. */
export interface CopiedNote {
  text: string;
  html?: string;
}

/** A line of a note; an item of a list has no dash in its text. A value that begins with a dash is no item. */
export interface NoteLine {
  text: string;
  isItem: boolean;
}

/** Returns a note as plain text. */
export const plainNote = (lines: readonly NoteLine[]): string =>
  lines.map(({ text, isItem }) => (isItem ? `- ${text}` : text)).join('\n');

/** The first line is the title, unless it belongs to a list. */
function titleAndLines(lines: readonly NoteLine[]): { title: string | null; rest: readonly NoteLine[] } {
  const [first, ...rest] = lines;
  return first && !first.isItem && first.text.trim() !== ''
    ? { title: first.text, rest }
    : { title: null, rest: lines };
}

/** Words of a service must not become links, pictures or markup. A sign at the beginning of a line is one too. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~#&!]/g, '\\$&')
    .replace(/^([+=-]|\d+(?=[.)]))/, (sign) => (/^\d/.test(sign) ? `${sign}\\` : `\\${sign}`));

/** Returns a note as Markdown: its title in bold, lists as lists, every other line on its own. */
export function noteAsMarkdown(lines: readonly NoteLine[]): string {
  const { title, rest } = titleAndLines(lines);
  // Spaces at the beginning would make a line code.
  const body = rest.map(({ text, isItem }) => `${isItem ? '- ' : ''}${escapeMarkdown(text.trimStart())}`);
  // A list ends before an empty line; two spaces keep a line end elsewhere.
  const text = body.map((line, i) => {
    const isItem = rest[i]?.isItem;
    const isEnd = rest[i + 1]?.isItem !== isItem;
    return isEnd ? `${line}\n` : line + (isItem ? '' : '  ');
  });
  return [...(title === null ? [] : [`**${escapeMarkdown(title.trim())}**\n`]), ...text].join('\n').trimEnd();
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns a note as HTML without styles: its title in bold, lists as lists. */
export function noteAsHtml(lines: readonly NoteLine[]): string {
  const { title, rest } = titleAndLines(lines);
  const parts = rest.map(({ text, isItem }, i) => {
    if (!isItem) return `<p>${escapeHtml(text)}</p>`;
    const opens = rest[i - 1]?.isItem ? '' : '<ul>';
    const closes = rest[i + 1]?.isItem ? '' : '</ul>';
    return `${opens}<li>${escapeHtml(text)}</li>${closes}`;
  });
  return `${title === null ? '' : `<p><b>${escapeHtml(title)}</b></p>`}${parts.join('')}`;
}

/**
 * A formula is kept a text, as in a CSV file. Tabs and line ends would begin another cell; a quotation mark would take the
 * cells after it, so a cell that has one is quoted.
 */
function cell(text: string): string {
  // Not cut, as a line of a note is: the row must omit nothing.
  const safe = withoutFormulas(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim());
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Returns a note as one row for a sheet, separated by tabs: time, subject, score, label, case, reason, lookup, line of the log,
 * and the whole note in one cell, so that the row omits nothing. Without `personal`, the subject is left out.
 * @param note on one line
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
  return [at, ...stated, record.id, logLine, note].map(cell).join('\t');
}

/** Returns a note as it is copied in a format. @param row returns the row of a note on one line */
export function formatNote(lines: readonly NoteLine[], format: NoteFormat, row: (note: string) => string): CopiedNote {
  if (format === 'markdown') return { text: noteAsMarkdown(lines) };
  // Without the dashes of lists, which a spreadsheet takes for the start of a formula.
  if (format === 'row') return { text: row(lines.map(({ text }) => text).join(' | ')) };
  const note = plainNote(lines);
  return format === 'rich' ? { text: note, html: noteAsHtml(lines) } : { text: note };
}
