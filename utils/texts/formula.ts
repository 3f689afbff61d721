/** Signs with which a spreadsheet may start a formula (OWASP, CSV injection), also full-width and in small form. */
const SIGNS = String.raw`=+\-@＝＋－＠﹦﹢﹣﹫`;
/** What separates cells or lines. */
const BREAKS = String.raw`\t\r\n\v\f\x85\p{Zl}\p{Zp}`;
/**
 * A spreadsheet may drop control and invisible characters, so they count as blanks. No character is both a separator and a
 * blank, so long runs take linear time.
 */
const BLANKS = String.raw`[[\s\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}"]--[${BREAKS}]]*`;

const AT_START = new RegExp(`^${BLANKS}[${SIGNS}]`, 'v');
/** Also inside a cell: with a semicolon as list separator, as in German, Excel splits lines there. */
const ANYWHERE = new RegExp(String.raw`(?:^|[;\|${BREAKS}])${BLANKS}(?=[${SIGNS}])`, 'gv');

/** Returns whether a spreadsheet may take a cell for a formula. */
export const startsFormula = (cell: string): boolean => AT_START.test(cell);

/** Puts an apostrophe before formulas in a cell of a CSV file. Quoting every cell would not help. */
export const withoutFormulas = (cell: string): string => cell.replace(ANYWHERE, "$&'");
