/** Returns the code point that starts at `index`, or -1 at either end of the text. */
export function codePointAt(text: string, index: number): number {
  return index < 0 ? -1 : (text.codePointAt(index) ?? -1);
}

/** Returns the code point that ends just before `index`, or -1 at the start of the text. */
export function codePointBefore(text: string, index: number): number {
  const low = index > 0 ? text.charCodeAt(index - 1) : -1;
  const pair = low < 0xdc00 || low > 0xdfff ? low : codePointAt(text, index - 2);
  return pair > 0xffff ? pair : low;
}

/** Returns the number of UTF-16 units of the code point: 1 or 2. */
export function unitLength(code: number): number {
  return code > 0xffff ? 2 : 1;
}
