import { isAsciiWordCharacter, isUnspaced, isWord } from './character';
import { codePointAt, unitLength } from './code-point';
import { isListedEnding } from './is-listed-ending';
import { MAX_DOMAIN_OCTETS } from './octets';

const DOT = 46;
const HYPHEN = 45;

/** A run of characters that looks like a domain name of two labels or more. */
interface DomainRun {
  /** Offset just after it. */
  readonly end: number;
  /** Offset of its last label. */
  readonly label: number;
}

/**
 * Returns the longest run of letters, digits, hyphens and single dots at `start`, up to unspaced text after a listed
 * ending ("a@b.com谢谢").
 *
 * @returns undefined without a dot or if too long for a domain
 */
export function growDomain(text: string, start: number): DomainRun | undefined {
  if (!isWord(codePointAt(text, start))) return undefined;
  let end = start;
  let label = start;
  let labelIsAscii = true;
  for (;;) {
    const code = codePointAt(text, end);
    if (code === DOT) {
      if (!isWord(codePointAt(text, end + 1))) break;
      label = end + 1;
      labelIsAscii = true;
    } else if (!isAsciiWordCharacter(code) && code !== HYPHEN) {
      if (!isWord(code)) break;
      if (labelIsAscii && label > start && isUnspaced(code) && isListedEnding(text.slice(label, end))) break;
      labelIsAscii = false;
    }
    end += unitLength(code);
    // A shortened name would be a different one, so nothing is found.
    if (end - start > MAX_DOMAIN_OCTETS) return undefined;
  }
  while (text.charCodeAt(end - 1) === HYPHEN) end -= 1;
  return label === start ? undefined : { end, label };
}
