/** A text as one reader sees it: `codes[i]` is written from `starts[i]` to `ends[i]` of the text. */
export class Reading {
  length = 0;
  readonly codes: Uint16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;

  /** Has room for one code per character of the text. */
  constructor(size: number) {
    this.codes = new Uint16Array(size);
    this.starts = new Int32Array(size);
    this.ends = new Int32Array(size);
  }

  push(code: number, start: number, end: number): void {
    this.codes[this.length] = code;
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.length++;
  }
}

/** Returns for each prefix of a pattern the length of its longest proper border (Knuth, Morris and Pratt). */
function bordersOf({ codes, length }: Reading): Int32Array {
  const borders = new Int32Array(length);
  for (let i = 1, border = 0; i < length; i++) {
    while (border > 0 && codes[i] !== codes[border]) border = borders[border - 1] ?? 0;
    if (codes[i] === codes[border]) border++;
    borders[i] = border;
  }
  return borders;
}

/**
 * Reports each place where a text contains a pattern, by its start and end in the text; overlapping places once. Takes
 * linear time for any text and pattern.
 */
export function findAll(text: Reading, pattern: Reading, report: (start: number, end: number) => void): void {
  if (pattern.length === 0) return;
  const borders = bordersOf(pattern);
  let matched = 0;
  for (let i = 0; i < text.length; i++) {
    while (matched > 0 && text.codes[i] !== pattern.codes[matched]) matched = borders[matched - 1] ?? 0;
    if (text.codes[i] === pattern.codes[matched]) matched++;
    if (matched < pattern.length) continue;
    report(text.starts[i + 1 - matched] ?? 0, text.ends[i] ?? 0);
    matched = 0;
  }
}
