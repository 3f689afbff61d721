import { type NamePart, namePartOf } from './name-part';

type Row = { readonly cells: readonly string[] };

/** Rows of a table that a guess looks at. */
const SAMPLE = 50;
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;
/** Parts of a name that many people do not have. */
const OPTIONAL: readonly (NamePart | null)[] = ['middle', 'prefix', 'family2'];
/** Headings of languages that write the family name first. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]|^(?:vezetéknév|családnév|họ)$/iu;

/**
 * Guesses the columns of the full name, in the order in which its parts are written. Half a name without its
 * other half is no guess: it is another person’s.
 */
export function guessNameColumns(headings: readonly string[], rows: readonly Row[]): number[] {
  const parts = headings.map(namePartOf);
  const at = (part: NamePart): number | null => {
    const found = parts.indexOf(part);
    return found < 0 ? null : found;
  };
  const full = at('full');
  if (full !== null) return [full];
  const [either, given, family] = [at('either'), at('given'), at('family')];
  if (given === null && family === null) {
    const whole = either ?? at('subject');
    return whole === null ? [] : [whole];
  }
  const halves = [given, family].filter((column) => column !== null);
  if (either !== null && isWholeOf(either, halves, rows)) return [either];
  const [first, last] = [given ?? either, family ?? either];
  if (first === null || last === null) return [];
  if (isFamilyFirst([first, last], headings, rows)) return [last, first];
  return [first, at('middle'), at('prefix'), last, at('family2')].filter((column) => column !== null);
}

/** Whether the cells of a column contain those of the other columns: "Jane Doe" beside "Jane" and "Doe". */
function isWholeOf(column: number, parts: readonly number[], rows: readonly Row[]): boolean {
  const told = rows.slice(0, SAMPLE).filter(({ cells }) => parts.some((part) => cells[part]));
  const whole = told.filter(({ cells }) => {
    const name = (cells[column] ?? '').toLowerCase();
    return parts.every((part) => {
      const half = (cells[part] ?? '').toLowerCase();
      return name.includes(half) && name !== half;
    });
  });
  return told.length > 0 && whole.length * 2 > told.length;
}

function isFamilyFirst(pair: readonly number[], headings: readonly string[], rows: readonly Row[]): boolean {
  if (pair.some((column) => FAMILY_FIRST.test((headings[column] ?? '').trim()))) return true;
  const told = rows.slice(0, SAMPLE).filter(({ cells }) => pair.every((column) => cells[column]));
  const eastAsian = told.filter(({ cells }) => pair.every((column) => EAST_ASIAN.test(cells[column] ?? '')));
  return told.length > 0 && eastAsian.length * 2 > told.length;
}

/** Combines the parts of a name in their order: with spaces, in East Asian writing without. */
export function combineName(parts: readonly string[]): string {
  const filled = parts.map((part) => part.trim()).filter((part) => part !== '');
  return filled.join(filled.every((part) => EAST_ASIAN.test(part)) ? '' : ' ');
}

/** Returns the chosen columns that every row must fill, because less would be half of a name; none for a single column. */
export function essentialColumns(headings: readonly string[], chosen: readonly number[]): readonly number[] {
  const essential = chosen.filter((column) => !OPTIONAL.includes(namePartOf(headings[column] ?? '')));
  return essential.length > 1 ? essential : [];
}

/** Returns the first chosen column if its heading says that the chosen columns are only half of a name; else null. */
export function halfNameColumn(
  headings: readonly string[],
  chosen: readonly number[],
  rows: readonly Row[],
): number | null {
  const parts = headings.map(namePartOf);
  const halves = [parts.indexOf('given'), parts.indexOf('family')].filter((column) => column >= 0);
  const [whole, ...more] = chosen;
  if (whole !== undefined && more.length === 0 && parts[whole] === 'either' && isWholeOf(whole, halves, rows))
    return null;
  const has = (columns: readonly number[], part: NamePart) => columns.some((column) => parts[column] === part);
  if (
    chosen.some((column) => !['given', 'family', 'family2', 'middle', 'prefix', 'either'].includes(parts[column] ?? ''))
  )
    return null;
  const others = [...headings.keys()].filter((column) => !chosen.includes(column));
  const [given, family, either] = [has(chosen, 'given'), has(chosen, 'family'), has(chosen, 'either')];
  const isHalf = either ? !given && !family && (has(others, 'given') || has(others, 'family')) : given !== family;
  return isHalf ? (chosen[0] ?? null) : null;
}
