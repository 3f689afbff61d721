import { isAsciiWord, isUnspaced, isWord } from './characters';
import { codePointBefore, octetLength, unitLength } from './code-points';
import { MAX_LOCAL_OCTETS } from './limits';

/** What reading a local part needs to know about the domain name after the @. */
export interface DomainSide {
  /** Whether the domain name is in ASCII as shown. */
  readonly isAscii: boolean;
  /** The character just after the domain name, or an empty text. */
  readonly next: string;
}

// RFC 5322 §3.2.3 atext less ! ? / ` { | }, which separate far more often than they belong to an address, plus the dot and the
// typographic apostrophe of "o’brien". * and % are taken only so that an address with them can be refused as a whole.
const SIGNS = ".-_+'’~#$&^=*%";
const MAX_PARAMETER_NAME = 32;

/** Whether the text ends, just before `equals`, with the name of a parameter, as in "?email=". */
function endsWithParameterName(text: string, equals: number): boolean {
  let start = equals;
  while (equals - start < MAX_PARAMETER_NAME && (isAsciiWord(text.charCodeAt(start - 1)) || text[start - 1] === '_')) {
    start -= 1;
  }
  return start < equals && /[\s?&;,/#("<>{[|:]/.test(text[start - 1] ?? ' ');
}

function endsWithEllipsis(text: string, end: number): boolean {
  return text[end - 1] === '.' && text[end - 2] === '.' && text[end - 3] === '.';
}

/** Whether a sentence in a script without spaces ends just before `end`, as in "请联系joe", rather than a letter in "m端ller". */
function endsUnspacedText(text: string, end: number, floor: number): boolean {
  const code = codePointBefore(text, end);
  const before = end - unitLength(code);
  return isUnspaced(code) && (before <= floor || !isAsciiWord(codePointBefore(text, before)));
}

/**
 * Takes the run of characters before `at` that can be in a local part, down to `floor`.
 *
 * The run ends at dots of omission, at the "=" of a query parameter and, before an ASCII domain name, at text without spaces.
 *
 * @returns the offset of its first character, or undefined when it is longer than any local part
 */
export function growLocalPart(text: string, at: number, floor: number, domain: DomainSide): number | undefined {
  let start = at;
  let length = 0;
  let hasAsciiWord = false;
  while (start > floor) {
    const code = codePointBefore(text, start);
    const character = text[start - 1] ?? '';
    if (!isWord(code) && !SIGNS.includes(character)) break;
    if (character === '=' && endsWithParameterName(text, start - 1)) break;
    if (character === '.' && endsWithEllipsis(text, start)) break;
    if (domain.isAscii && hasAsciiWord && endsUnspacedText(text, start, floor)) break;
    hasAsciiWord ||= isAsciiWord(code);
    start -= unitLength(code);
    length += octetLength(code);
    // Cut to this length the name would be another one, so nothing is found.
    if (length > MAX_LOCAL_OCTETS) return undefined;
  }
  return start;
}
