import Papa from 'papaparse';

/** Signs between the cells of a table, as a user can choose them. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;

/** A line "sep=;" at the start, which tells Excel the separator. */
const DIRECTIVE = /^\uFEFF?\s*"?sep=([^\n\r"])"?[ \t]*[;,]*[ \t]*(?:\n|$)/i;
/** Enough rows for a guess; a title and a few empty lines above them do no harm. */
const SAMPLE_ROWS = 60;
const SAMPLE_LENGTH = 200_000;

/** Returns the separator that the first line of a text names, and the length of that line; null without one. */
export function separatorDirective(text: string): { separator: string; length: number } | null {
  const [line, separator] = DIRECTIVE.exec(text) ?? [];
  return line !== undefined && separator !== undefined ? { separator, length: line.length } : null;
}

/**
 * Guesses the separator of a table: the one that splits most of the first rows into the same number of cells. Of equals,
 * the one with more cells. One column gives a comma.
 */
export function guessSeparator(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  let best = { separator: ',', share: 0, width: 1 };
  for (const separator of SEPARATORS) {
    if (!sample.includes(separator)) continue;
    const { share, width } = evenness(sample, separator);
    if (share > best.share || (share === best.share && width > best.width)) best = { separator, share, width };
  }
  return best.separator;
}

/** Returns the most frequent number of cells above one, and the share of the rows with it. */
function evenness(text: string, separator: string): { share: number; width: number } {
  const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: SAMPLE_ROWS, skipEmptyLines: 'greedy' });
  const byWidth = [...Map.groupBy(data, ({ length }) => length)].filter(([width]) => width > 1);
  const [width, rows] = byWidth.sort(([a, { length: n }], [b, { length: m }]) => m - n || b - a)[0] ?? [1, []];
  return { share: rows.length / Math.max(data.length, 1), width };
}

/**
 * Removes the blanks between a separator and a quotation mark: `a, "b, c"` means `b, c`. Blanks inside quoted cells stay.
 */
export function closeUpQuotes(text: string, separator: string): string {
  if (!text.includes('"')) return text;
  const blank = separator === '\t' ? '[ \\u00a0\\u3000]' : '[ \\t\\u00a0\\u3000]';
  // A quoted cell is matched whole, so that nothing inside it looks like the start of a cell.
  const cell = new RegExp(`(^|[\\n${RegExp.escape(separator)}])${blank}*("[^"]*(?:""[^"]*)*(?:"|$))`, 'g');
  return text.replace(cell, '$1$2');
}
