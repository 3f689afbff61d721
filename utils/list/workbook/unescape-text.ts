/**
 * Returns a text with the characters that XML cannot hold: OOXML writes them as `_x000D_`, and such a text itself as
 * `_x005F_x000D_` (ECMA-376-1, 22.9.2.19).
 */
export const unescapeText = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
