import { isUnspaced, isWord } from './characters';
import { codePointAt, unitLength } from './code-points';
import { MAX_DOMAIN_OCTETS } from './limits';
import { isListedEnding } from './listed-endings';

const DOT = 46;
const HYPHEN = 45;

/**
 * Takes the longest run of letters, digits, hyphens and single dots that starts at `start`, no further than a domain name can reach.
 *
 * Text without spaces may follow at once ("a@b.com谢谢"), so the run also ends where such a script begins right after a listed ending.
 *
 * @returns the offset just after the run, or undefined when it is longer than any domain name
 */
export function growDomain(text: string, start: number): number | undefined {
  let end = start;
  let label = start;
  let labelIsAscii = true;
  for (;;) {
    const code = codePointAt(text, end);
    if (code === DOT) {
      if (!isWord(codePointAt(text, end + 1))) break;
      label = end + 1;
      labelIsAscii = true;
    } else if (code !== HYPHEN) {
      if (!isWord(code)) break;
      if (code > 127 && labelIsAscii) {
        if (label > start && isUnspaced(code) && isListedEnding(text.slice(label, end))) break;
        labelIsAscii = false;
      }
    }
    end += unitLength(code);
    // Cut to this length the name would be another one, so nothing is found.
    if (end - start > MAX_DOMAIN_OCTETS) return undefined;
  }
  while (text.charCodeAt(end - 1) === HYPHEN) end -= 1;
  return end;
}
