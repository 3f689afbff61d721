import { asciiDomain } from './ascii-domain';
import { growDomain } from './grow-domain';
import { isListedEnding } from './listed-endings';

/** A domain name in a text. */
export interface FoundDomain {
  /** Offset just after it. */
  readonly end: number;
  /** Whether it is in ASCII as shown. */
  readonly isAscii: boolean;
  /** Length of its ASCII form. */
  readonly octets: number;
}

const CAPITALISED = /^\p{Lu}\p{Ll}/u;
// "logo@2x.png" is a picture in double size; these file endings are listed domain endings as well.
const PICTURE = /^[1-4]x\.(?:ai|mov|ps|zip)$/;

function lastLabel(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1);
}

function readDomain(domain: string): string | undefined {
  const ascii = asciiDomain(domain);
  if (!ascii?.includes('.') || !isListedEnding(lastLabel(ascii)) || PICTURE.test(ascii)) return undefined;
  return ascii;
}

/** The last name that was read: an international one takes some µs, and texts repeat it. */
let read: { domain: string; ascii: string | undefined } | undefined;

function accept(domain: string): string | undefined {
  if (read?.domain !== domain) read = { domain, ascii: readDomain(domain) };
  return read.ascii;
}

/** Whether "com.Thanks", with its capital, is the end of one sentence and the start of the next: the full stop has no space after it. */
function startsSentence(before: string, word: string): boolean {
  const ending = lastLabel(before);
  if (ending !== ending.toLowerCase() || !accept(before)) return false;
  // "co.Uk" is a country rather than a sentence.
  return word.length > 2 || !isListedEnding(word);
}

/**
 * The domain name that starts at `start`: two labels or more, the last a listed ending.
 *
 * A name is shortened only where no listed ending could be meant: before a sentence glued to it ("b.com.Thanks"), a hyphen
 * used as a dash ("b.com-see"), text of a script without spaces. Else it is whole or not found, for a part of it is someone else's.
 */
export function findDomain(text: string, start: number): FoundDomain | undefined {
  const run = growDomain(text, start);
  if (run === undefined) return undefined;
  const { end, label } = run;
  const last = text.slice(label, end);
  const dash = last.indexOf('-');
  const mayStart = CAPITALISED.test(last);
  let name = text.slice(start, end);
  const before = text.slice(start, label - 1);
  if (mayStart && startsSentence(before, last)) name = before;
  else if (dash >= 0 && !accept(name)) name = text.slice(start, label + dash);
  const ascii = accept(name);
  return ascii === undefined
    ? undefined
    : { end: start + name.length, isAscii: name.toLowerCase() === ascii, octets: ascii.length };
}
