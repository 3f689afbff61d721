import { hasMixedScripts, hasRareForms, looksLatin } from '../detection/mixed-scripts';
import { cleanName, type NameCleaning } from './clean-name';
import { type NoName, noName } from './no-name';

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
