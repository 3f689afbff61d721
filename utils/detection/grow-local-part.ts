import { isAsciiWordCharacter, isSign, isUnspaced, isWord } from './character';
import { codePointBefore, unitLength } from './code-point';
import { endsFieldName } from './field-name';
import { MAX_LOCAL_OCTETS } from './octets';

const EQUALS = 61;

/** Returns whether unspaced text ends just before `end`, as in "请联系joe", not a letter as in "m端ller". */
function endsUnspacedText(text: string, end: number, floor: number): boolean {
  const code = codePointBefore(text, end);
  const before = end - unitLength(code);
  return isUnspaced(code) && (before <= floor || !isAsciiWordCharacter(codePointBefore(text, before)));
}

/**
 * Returns where the possible local part before `at` starts, after the "=" of a field or, with an ASCII domain,
 * unspaced text.
 *
 * @returns undefined if too long for a local part
 */
export function growLocalPart(text: string, at: number, floor: number, domainIsAscii: boolean): number | undefined {
  let start = at;
  let hasAsciiWord = false;
  while (start > floor) {
    const code = codePointBefore(text, start);
    if (isAsciiWordCharacter(code)) hasAsciiWord = true;
    else if (isSign(code)) {
      if (code === EQUALS && endsFieldName(text, start - 1, at)) break;
    } else {
      if (!isWord(code)) break;
      if (domainIsAscii && hasAsciiWord && endsUnspacedText(text, start, floor)) break;
    }
    start -= unitLength(code);
    // A shortened name would be a different one, so nothing is found.
    if (at - start > MAX_LOCAL_OCTETS) return undefined;
  }
  return start;
}
