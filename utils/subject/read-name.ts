import { hasMixedScripts, hasRareForms, looksLatin } from '../detection/mixed-scripts';
import { type NoName, noName } from './no-name';

/** What was changed in a name before it is sent. Each is shown to the user, at the field or in the row. */
type NameCleaning = 'spaces' | 'invisible' | 'quotes';

// Variation selectors, joiners, soft hyphens, direction marks, tags: characters that are drawn as nothing.
const INVISIBLE = /[\p{DI}\ufff9-\ufffb]/u;
/** White space of any width or direction, and the blank that Braille has. */
const SPACE = /[\s\u2800]+/gu;

/** Letters, marks and joined words of scripts in which a joiner changes how a name is written. */
const JOINING =
  /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;
const JOINERS = /\u200c|\u200d|[\u180b-\u180e]/u;

/** Quotation marks that open and close a text, of all our languages. */
const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“'],
  ['„', '”'],
  ['‟', '”'],
  ['‘', '’'],
  ['’', '’'],
  ['‚', '‘'],
  ['‚', '’'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['›', '‹'],
  ['「', '」'],
  ['『', '』'],
  ['＂', '＂'],
];

/**
 * Returns a name as it is sent: one kind of space, no characters that nobody sees, no quotation marks around it. Joiners stay in
 * scripts that are written with them.
 */
function cleanName(text: string): { name: string; cleanings: readonly NameCleaning[] } {
  const composed = text.normalize('NFC');
  const visible = withoutInvisible(composed);
  const spaced = visible.replace(SPACE, ' ').trim();
  const bare = withoutQuotes(spaced);
  const cleanings: NameCleaning[] = [];
  // Spaces before and after a name are removed everywhere, without a word.
  if (spaced !== visible.replace(/^ +| +$/g, '')) cleanings.push('spaces');
  if (visible !== composed) cleanings.push('invisible');
  if (bare !== spaced) cleanings.push('quotes');
  return { name: bare.normalize('NFC'), cleanings };
}

function withoutInvisible(text: string): string {
  if (!INVISIBLE.test(text)) return text;
  const characters = [...text];
  const isOneWord = !/\S\s+\S/u.test(text);
  let kept = '';
  characters.forEach((character, index) => {
    if (!INVISIBLE.test(character)) kept += character;
    else if (isNeededJoiner(characters, index)) kept += character;
    else if (separates(characters, index, isOneWord)) kept += ' ';
  });
  return kept;
}

/** Returns whether a joiner stands where its script needs it: behind a letter, and before one or behind a virama. */
function isNeededJoiner(characters: readonly string[], index: number): boolean {
  const [before = '', character = '', after = ''] = [characters[index - 1], characters[index], characters[index + 1]];
  if (!JOINERS.test(character) || !JOINING.test(before)) return false;
  return JOINING.test(after) || /\p{M}/u.test(before);
}

/** Names that are written with a capital inside: McDonald, MacArthur, DeVito, O’Brien, FitzGerald. */
const INNER_CAPITAL = /(?:^|[\s-])(?:M[ac]?c|De|Di|Du|La|Le|Lo|Van|Von|Fitz|[OD]['’]?)$/u;

/**
 * Returns whether an invisible character is all that separates two words, as in "Jane|Sample". A zero-width space ends a word;
 * the others do so only between a small and a capital letter.
 */
function separates(characters: readonly string[], index: number, isOneWord: boolean): boolean {
  const isInside = (at: number) => characters[at] !== undefined && INVISIBLE.test(characters[at]);
  // A run of invisible characters separates once, at its first one.
  if (isInside(index - 1)) return false;
  let end = index;
  while (isInside(end)) end++;
  const before = characters.slice(0, index).join('');
  const after = characters[end] ?? '';
  if (!/[\p{L}\p{M}\p{N}.]$/u.test(before) || !/^[\p{L}\p{N}]/u.test(after)) return false;
  if (/\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(after)) return !INNER_CAPITAL.test(before);
  return isOneWord && characters.slice(index, end).includes('\u200b');
}

/** Removes quotation marks around the whole name, also doubled ones. Marks around a part stay: `"Jack" Smith "Jr"`. */
function withoutQuotes(name: string): string {
  for (const [open, close] of QUOTES) {
    if (name.length <= open.length + close.length || !name.startsWith(open) || !name.endsWith(close)) continue;
    const inner = name.slice(open.length, -close.length);
    const isDoubled = inner.startsWith(open) && inner.endsWith(close) && inner.length > 1;
    const hasMarks = inner.includes(open) || inner.includes(close);
    // An apostrophe inside is part of a name; other marks of the pair mean that the outer ones do not belong together.
    if (!hasMarks || isDoubled || isApostrophe(open, inner)) return withoutQuotes(inner.trim());
  }
  return name;
}

const isApostrophe = (mark: string, inner: string): boolean =>
  /['’‘]/.test(mark) && !/(?<!\p{L})['’]|['’](?!\p{L})/u.test(inner);

/** What the user is told about a name: how it was cleaned, and that its letters may not be what they look like. */
export type NameRemark = NameCleaning | 'mixed-scripts' | 'rare-letters';

/** Why a name cannot be sent. */
export type NameProblem = 'missing' | 'no-letters' | 'control-character' | 'too-long';

/** A name as typed, pasted or listed. */
export interface NameReading {
  /** The name as it is sent. */
  name: string;
  /** Each at most once; empty for a name that is sent as written. */
  remarks: readonly NameRemark[];
  problem: NameProblem | null;
  /** Why it is probably no name; it must not be sent before the user has confirmed it. */
  doubt: NoName | null;
}

/** Longest name that the service takes, in UTF-16 units. */
const MAX_NAME = 500;
/** A longer text is no name, and is not looked at. */
const MAX_TEXT = 4096;

/** Reads the name of a person or business. A few names, such as "1848", depend on which of them it is. */
export function readName(text: string, entityType: '' | 'individual' | 'business'): NameReading {
  if (text.length > MAX_TEXT) return { name: text, remarks: [], problem: 'too-long', doubt: null };
  const { name, cleanings } = cleanName(text);
  const problem = problemOf(name);
  const doubt = problem === null || problem === 'no-letters' ? noName(name, entityType) : null;
  return { name, remarks: [...cleanings, ...letterRemarks(name)], problem, doubt };
}

function problemOf(name: string): NameProblem | null {
  if (name === '') return 'missing';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'no-letters';
  if (/\p{Cc}/u.test(name)) return 'control-character';
  return name.length > MAX_NAME ? 'too-long' : null;
}

/** Remarks about letters, compared within each word: "Иван Smith" is not mixed, a Cyrillic "С" in "Сarl" is. */
function letterRemarks(name: string): NameRemark[] {
  const words = name.split(/[\s-]+/u);
  const imitates = words.some(looksLatin) && words.some((word) => /\p{Script=Latin}/u.test(word));
  const remarks: NameRemark[] = [];
  if (words.some(hasMixedScripts) || imitates) remarks.push('mixed-scripts');
  // Full and half width, ordinals and signs of trade are common in names.
  if (words.some((word) => hasRareForms(word.replace(/[\uff00-\uffefªº№™®©]/gu, '')))) remarks.push('rare-letters');
  return remarks;
}
