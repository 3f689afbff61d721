import { asciiDomain } from './ascii-domain';
import { codePointAt, isAsciiWordCharacter, isUnspaced, isWord, unitLength } from './character';
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
function growDomain(text: string, start: number): DomainRun | undefined {
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

/** A domain name in a text. */
interface FoundDomain {
  /** Offset just after it. */
  readonly end: number;
  /** Whether it is in ASCII as shown. */
  readonly isAscii: boolean;
  /** Length of its ASCII form. */
  readonly octets: number;
}

const CAPITALISED = /^\p{Lu}\p{Ll}/u;
// "logo@2x.png" is a picture in double size; these file endings are also domain endings.
const PICTURE = /^[1-4]x\.(?:ai|mov|ps|zip)$/;

function lastLabel(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1);
}

function readDomain(domain: string): string | undefined {
  const ascii = asciiDomain(domain);
  if (!ascii?.includes('.') || !isListedEnding(lastLabel(ascii)) || PICTURE.test(ascii)) return undefined;
  return ascii;
}

/**
 * Finds the domain name at `start`: two or more labels, the last listed.
 *
 * Shortened only before a glued sentence ("b.com.Thanks"), a dash ("b.com-see") or unspaced text; otherwise a part
 * would be someone else's.
 */
export function findDomain(text: string, start: number): FoundDomain | undefined {
  const run = growDomain(text, start);
  if (run === undefined) return undefined;
  const { end, label } = run;
  const last = text.slice(label, end);
  const dash = last.indexOf('-');
  const until = (end: number): FoundDomain | undefined => {
    const name = text.slice(start, end);
    const ascii = readDomain(name);
    return ascii === undefined ? undefined : { end, isAscii: name.toLowerCase() === ascii, octets: ascii.length };
  };
  const ending = lastLabel(text.slice(start, label - 1));
  // A capitalized last label, as in "com.Thanks", starts a sentence after a full stop without a space; "co.Uk" does not.
  const mayStart =
    CAPITALISED.test(last) && ending === ending.toLowerCase() && (last.length > 2 || !isListedEnding(last));
  return (mayStart ? until(label - 1) : undefined) ?? until(end) ?? (dash < 0 ? undefined : until(label + dash));
}
