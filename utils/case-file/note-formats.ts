import { shortLine } from '@/utils/log/log-line';
import { requestedAt } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { Result } from '@/utils/result/result';
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
 * A formula is kept a text, as in a CSV file. Tabs and line ends would begin another cell. Not cut, as a line of a note is: the
 * row must omit nothing.
 */
const cellText = (text: string): string => withoutFormulas(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim());

/** A quotation mark would take the cells after it, so a cell that has one is quoted. */
const plainCell = (text: string): string => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text);

/** As a text for Excel, LibreOffice and Google Sheets: "00123" and "3/5" are no number and no date. */
const htmlCell = (text: string): string => {
  const value = escapeHtml(JSON.stringify({ 1: 2, 2: text }));
  return `<td style="mso-number-format:'\\@'" data-sheets-value="${value}">${escapeHtml(text)}</td>`;
};

/**
 * Returns a note as one row for a sheet: time, subject, score, label, case, reason, user, lookup, line of the log, and the whole
 * note in one cell, so that the row omits nothing. Without `personal`, all that may name somebody is left out.
 * @param note on one line
 * @returns cells separated by tabs; in `html` a row of a table, see `asTable`
 */
export function noteAsRow(
  {
    record,
    report: { score, label },
    purpose,
    line,
  }: Pick<Result, 'record' | 'purpose' | 'line'> & {
    report: Pick<Report, 'score' | 'label'>;
  },
  { note, personal }: { note: string; personal: boolean },
): Required<CopiedNote> {
  const { reference = '', reason = '', operator = '' } = purpose ?? {};
  // Only the note has been cleaned of the subject.
  const stated = personal
    ? [describeSubject(record.subject).title, score?.value ?? '', label?.text ?? '', reference, reason, operator]
    : ['', score?.value ?? '', '', '', '', ''];
  const at = new Date(requestedAt(record)).toISOString();
  const cells = [at, ...stated, record.id, line ? shortLine(line) : '', note].map(cellText);
  return { text: cells.map(plainCell).join('\t'), html: `<tr>${cells.map(htmlCell).join('')}</tr>` };
}

/** Returns rows as they are copied together. */
export const asTable = (rows: readonly Required<CopiedNote>[]): Required<CopiedNote> => ({
  text: rows.map(({ text }) => text).join('\n'),
  html: `<table>${rows.map(({ html }) => html).join('')}</table>`,
});

/** Excel keeps 32 767 letters of a cell and drops the rest without a word; some are left for the sign against formulas. */
const MAX_CELL = 32_700;
const BETWEEN = ' | ';

/**
 * Returns the lines of a note as one, without the dashes of lists, which a spreadsheet takes for the start of a formula. If a cell
 * has no room for it, the last items are left out.
 * @param leftOut says how many
 */
export function noteInCell(lines: readonly NoteLine[], leftOut: (count: number) => string): string {
  const kept = lines.map(({ text, isItem }) => ({ text: text.replaceAll('|', '/'), isItem }));
  let length = kept.reduce((sum, { text }) => sum + text.length + BETWEEN.length, leftOut(lines.length).length);
  let count = 0;
  for (let i = kept.length - 1; i >= 0 && length > MAX_CELL; i--) {
    const line = kept[i];
    if (!line?.isItem) continue;
    length -= line.text.length + BETWEEN.length;
    kept.splice(i, 1, ...(count === 0 ? [{ text: '', isItem: false }] : []));
    count++;
  }
  return kept
    .map(({ text }) => (text === '' && count > 0 ? leftOut(count) : text))
    .join(BETWEEN)
    .slice(0, MAX_CELL);
}

/** Returns a note as it is copied in a format; a row by `noteAsRow`. */
export function formatNote(lines: readonly NoteLine[], format: Exclude<NoteFormat, 'row'>): CopiedNote {
  if (format === 'markdown') return { text: noteAsMarkdown(lines) };
  const note = plainNote(lines);
  return format === 'rich' ? { text: note, html: noteAsHtml(lines) } : { text: note };
}
