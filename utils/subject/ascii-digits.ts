/** Returns the text with the decimal digits of every script as ASCII digits, in Unicode's compatibility form (NFKC). */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Unicode keeps the ten digits of a script together and in order, with no digit before the zero. */
function digitValue(code: number): number {
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}
