/**
 * Whether an edit replaced every line below the headings: the text is another table, such as one pasted over the first.
 */
export function isOtherTable(before: string, after: string): boolean {
  const known = new Set(linesOf(before));
  return !linesOf(after).some((line) => known.has(line));
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .slice(1)
    .filter((line) => line.trim() !== '');
