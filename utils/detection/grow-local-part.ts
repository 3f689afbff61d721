import { isAsciiWord, isSign, isUnspaced, isWord } from './characters';
import { codePointBefore, octetLength, unitLength } from './code-points';
import { MAX_LOCAL_OCTETS } from './limits';

const DOT = 46;
const EQUALS = 61;
const MAX_PARAMETER_NAME = 32;

/** Returns whether a parameter name ends just before `equals`, as in "?email=". */
function endsWithParameterName(text: string, equals: number): boolean {
  let start = equals;
  while (equals - start < MAX_PARAMETER_NAME && (isAsciiWord(text.charCodeAt(start - 1)) || text[start - 1] === '_')) {
    start -= 1;
  }
  return start < equals && /[\s?&;,/#("<>{[|:]/.test(text[start - 1] ?? ' ');
}

/** Returns whether the dot that ends at `end` is the last of three. */
function endsWithEllipsis(text: string, end: number): boolean {
  return text[end - 2] === '.' && text[end - 3] === '.';
}

/** Returns whether unspaced text ends just before `end`, as in "请联系joe", not a letter as in "m端ller". */
function endsUnspacedText(text: string, end: number, floor: number): boolean {
  const code = codePointBefore(text, end);
  const before = end - unitLength(code);
  return isUnspaced(code) && (before <= floor || !isAsciiWord(codePointBefore(text, before)));
}

/**
 * Returns where the possible local part before `at` starts, after an ellipsis, a parameter's "=" or, with an ASCII
 * domain, unspaced text.
 *
 * @returns undefined if too long for a local part
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
    // A shortened name would be a different one, so nothing is found.
    if (length > MAX_LOCAL_OCTETS) return undefined;
  }
  return start;
}
