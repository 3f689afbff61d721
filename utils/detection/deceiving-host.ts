import { asciiDomain } from './ascii-domain';
import { isLatinEnding } from './latin-ending';
import { hasRareForms, isMixed, looksLatin } from './letter-scripts';

/**
 * Whether a host name as it is written may be taken for another one than `opened`: it is not the same name, a label
 * mixes alphabets or has rare forms of letters, or is wholly in letters that look Latin (Unicode TS 39).
 *
 * @param written in lower case, without a port
 * @param opened in ASCII, as a browser opens it
 */
export function isDeceivingHost(written: string, opened: string): boolean {
  if (written === opened) return false;
  if (asciiDomain(written) !== opened) return true;
  const labels = written.split('.');
  const isLatin = isLatinEnding(opened.split('.').at(-1) ?? '', labels.at(-1) ?? '');
  return labels.some((label) => isMixed(label) || hasRareForms(label) || (isLatin && looksLatin(label)));
}
