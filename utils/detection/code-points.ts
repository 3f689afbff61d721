/** Returns the code point that starts at `index`, or -1 at either end of the text. */
export function codePointAt(text: string, index: number): number {
  return index < 0 ? -1 : (text.codePointAt(index) ?? -1);
}

/** Returns the code point that ends just before `index`, or -1 at the start of the text. */
export function codePointBefore(text: string, index: number): number {
  const low = index > 0 ? text.charCodeAt(index - 1) : -1;
  if (low < 0xdc00 || low > 0xdfff || index < 2) return low;
  const pair = codePointAt(text, index - 2);
  return pair > 0xffff ? pair : low;
}

/** Returns the number of UTF-16 units of the code point: 1 or 2. */
export function unitLength(code: number): number {
  return code > 0xffff ? 2 : 1;
}

/** Returns the number of octets of the code point in UTF-8: 1 to 4. */
export function octetLength(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Returns the number of octets of the text in UTF-8. */
export function octets(text: string): number {
  let sum = 0;
  for (const character of text) sum += octetLength(codePointAt(character, 0));
  return sum;
}
