import { asciiDomain } from './ascii-domain';
import { growDomain } from './grow-domain';
import { isListedEnding } from './listed-endings';

/** A domain name in a text. */
export interface FoundDomain {
  /** Offset just after it. */
  readonly end: number;
  /** The name in ASCII form. */
  readonly ascii: string;
}

const CAPITALISED = /^\p{Lu}\p{Ll}/u;
// "logo@2x.png" is a picture in double size; these file endings are listed domain endings as well.
const PICTURE = /^[1-4]x\.(?:ai|mov|ps|zip)$/;

function lastLabel(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1);
}

function accept(domain: string): string | undefined {
  const ascii = asciiDomain(domain);
  if (!ascii?.includes('.') || !isListedEnding(lastLabel(ascii)) || PICTURE.test(ascii)) return undefined;
  return ascii;
}

/** Whether "com.Thanks" is the end of one sentence and the start of the next: the full stop has no space after it. */
function startsSentence(before: string, word: string): boolean {
  const ending = lastLabel(before);
  if (!CAPITALISED.test(word) || ending !== ending.toLowerCase() || !accept(before)) return false;
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
  const end = growDomain(text, start);
  if (end === undefined) return undefined;
  const domain = text.slice(start, end);
  const last = lastLabel(domain);
  const before = domain.slice(0, -last.length - 1);
  let name = domain;
  if (startsSentence(before, last)) name = before;
  else if (!accept(domain) && last.includes('-')) name = `${before}.${last.slice(0, last.indexOf('-'))}`;
  const ascii = accept(name);
  return ascii === undefined ? undefined : { end: start + name.length, ascii };
}
