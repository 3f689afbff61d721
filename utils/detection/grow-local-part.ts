import { isAsciiWord, isSign, isUnspaced, isWord } from './characters';
import { codePointBefore, octetLength, unitLength } from './code-points';
import { MAX_LOCAL_OCTETS } from './limits';

const DOT = 46;
const EQUALS = 61;
const MAX_PARAMETER_NAME = 32;

/** Whether the text ends, just before `equals`, with the name of a parameter, as in "?email=". */
function endsWithParameterName(text: string, equals: number): boolean {
  let start = equals;
  while (equals - start < MAX_PARAMETER_NAME && (isAsciiWord(text.charCodeAt(start - 1)) || text[start - 1] === '_')) {
    start -= 1;
  }
  return start < equals && /[\s?&;,/#("<>{[|:]/.test(text[start - 1] ?? ' ');
}

/** Whether the dot that ends at `end` is the last of three. */
function endsWithEllipsis(text: string, end: number): boolean {
  return text[end - 2] === '.' && text[end - 3] === '.';
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
 * @param domainIsAscii whether the domain name after the @ is in ASCII as shown
 * @returns the offset of its first character, or undefined when it is longer than any local part
 */
export function growLocalPart(text: string, at: number, floor: number, domainIsAscii: boolean): number | undefined {
  let start = at;
  let length = 0;
  let hasAsciiWord = false;
  while (start > floor) {
    const code = codePointBefore(text, start);
    if (isAsciiWord(code)) hasAsciiWord = true;
    else if (isSign(code)) {
      if (code === EQUALS && endsWithParameterName(text, start - 1)) break;
      if (code === DOT && endsWithEllipsis(text, start)) break;
    } else {
      if (!isWord(code)) break;
      if (domainIsAscii && hasAsciiWord && endsUnspacedText(text, start, floor)) break;
    }
    start -= unitLength(code);
    length += octetLength(code);
    // Cut to this length the name would be another one, so nothing is found.
    if (length > MAX_LOCAL_OCTETS) return undefined;
  }
  return start;
}
