import { withoutOtherNames } from './other-names';

/** Words and signs between two people. */
const AND = /\s*&\s*|\s+\+\s+|\s+(?:and|And|AND|und|Und|UND|et|ET|or|oder|ou|u\.|sowie)\s+/u;
const SIGN = /\s*[\n;|、，/]\s*/u;
/** The same in languages where it is also a part of names: "Ortega y Gasset". Small letters only. */
const SMALL_AND = /\s+(?:y|e|en|i|og|och|и|та|і)\s+/u;
/** "Kumar s/o Raman": of one person. */
const SON_OF = /(?:^|\s)(?:[sdwca]\/[olpf]|a\/[lp])(?:\s|$)/iu;
/** "Roe & Sons" is a business. */
const FIRM =
  /^(?:co|cie|comp|company|sons?|söhne|sohn|fils|hijos?|figli|filhos|zonen|zoon|partners?|associates|associés|assoc|bros|brothers|gebrüder|daughters?|staff|team)\.?$/iu;
/** Others without a name: "Jane Sample and family". */
const OTHERS =
  /^(?:(?:his|her|the)\s+)?(?:family|wife|husband|spouse|partner|children|others?|al\.?|familie|frau|mann|ehefrau|ehemann|kinder|andere|weitere|famille|épouse|époux|conjoint|autres|familia|esposa|esposo|marido|otros|famiglia|moglie|marito|altri|família|outros|gezin|echtgenote?|anderen)$/iu;
const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|dame|lord|lady|rev|herrn?|frau|fräulein|fr|hr|m\.|mme|mlle|mm|monsieur|madame|sr|sra|srta|señora?|sig|sigra|signora?|dott|dhr|mevr|mw|mevrouw)\.?$/iu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]{2,}$/u;

interface Part {
  titles: string[];
  words: string[];
}

/**
 * Returns the names of the people that a text names, each whole: "Jane and Joe Sample" names Jane Sample and Joe Sample. Null if
 * it names one; empty if it names several whose names are not whole, such as "Mr and Mrs Roe".
 */
export function jointNames(text: string): string[] | null {
  if (SON_OF.test(text)) return null;
  const parts = partsOf(text);
  if (parts.length < 2 || parts.some((part) => FIRM.test(part))) return null;
  const named = parts.filter((part) => !OTHERS.test(part));
  const family = familyBefore(named);
  const people = named.map((part) => partOf(family === null ? part : part.replace(/^.*?,\s*/u, '')));
  if (named.length < parts.length && people.every(({ words }) => words.length < 2)) return [];
  const names = people.map((person, at) => nameOf(person, at, people, family));
  return names.every((name) => name !== null) ? [...new Set(names)] : [];
}

function partsOf(text: string): string[] {
  const isWhole = (part = '') => partOf(part).words.length > 1 || UNSPACED.test(part);
  const byWord = split(text, AND);
  if (byWord.length > 1) return byWord.flatMap(byComma);
  if (withoutOtherNames(text, true) !== null) return [];
  const bySign = split(text, SIGN);
  // Two lines may be the halves of one name, and a slash may stand between two surnames.
  const isSpaced = /\s\/\s|;/.test(text);
  if (bySign.length > 1)
    return isSpaced || (isWhole(bySign.at(-1)) && (isWhole(bySign[0]) || text.includes('/'))) ? bySign : [];
  const byLetter = split(text, SMALL_AND);
  if (byLetter.length > 1) return isWhole(byLetter.at(-1)) ? byLetter : [];
  const byFamily = text.split(/\s*,\s*/);
  const last = (part = '') => part.split(/\s+/).at(-1)?.toLowerCase();
  const isOneFamily =
    byFamily.length > 1 && byFamily.every((part) => isWhole(part) && last(part) === last(byFamily[0]));
  return isOneFamily ? byFamily : [];
}

const split = (text: string, pattern: RegExp): string[] =>
  text
    .split(new RegExp(pattern, 'gu'))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "Jane, Joe and Ann Sample": given names before the last one. */
const byComma = (part: string, at: number, parts: readonly string[]): string[] => {
  const names = part.split(/\s*,\s*/);
  const isList =
    parts.length > 1 &&
    names.length > 1 &&
    names.every((name) => partOf(name).words.length === 1) &&
    at === 0 &&
    !parts.at(-1)?.includes(',') &&
    partOf(parts.at(-1) ?? '').words.length > 1;
  return isList ? names : [part];
};

/** The family name before a comma that holds for all: "Sample, Jane and Joe". */
function familyBefore([first = '', ...rest]: readonly string[]): string | null {
  const [family = '', given] = first.split(/\s*,\s*/u);
  return given !== undefined && rest.every((part) => !part.includes(',') && partOf(part).words.length === 1)
    ? family
    : null;
}

function partOf(text: string): Part {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const first = words.findIndex((word) => !TITLE.test(word));
  const from = first < 0 ? words.length : first;
  return { titles: words.slice(0, from), words: words.slice(from) };
}

/** Returns the whole name of a person: with the family name or, for a bare title, the name of another one; null without it. */
function nameOf({ titles, words }: Part, at: number, people: readonly Part[], family: string | null): string | null {
  if (family !== null) return words.length === 0 ? null : [...titles, ...words, family].join(' ');
  if (words.length > 1 || (words.length === 1 && UNSPACED.test(words[0] ?? '')))
    return inOrder([...titles, ...words].join(' '));
  const other = [...people.slice(at + 1), ...people.slice(0, at).reverse()].find((person) => person.words.length > 1);
  if (other === undefined) return null;
  return [...titles, ...(words.length === 0 ? other.words : [...words, ...surnameOf(other.words)])].join(' ');
}

/** "Sample, Jane" as "Jane Sample". */
const inOrder = (name: string): string => name.replace(/^([^,]+),\s*([^,]+)$/u, '$2 $1');

/** The last word, with the small words before it: "van der Berg". */
function surnameOf(words: readonly string[]): readonly string[] {
  let from = words.length - 1;
  while (from > 1 && /^\p{Ll}/u.test(words[from - 1] ?? '')) from--;
  return words.slice(from);
}
