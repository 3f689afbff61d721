import { asciiDomain } from './ascii-domain';
import { isLatinEnding } from './latin-ending';
import { hasMixedScripts, hasRareForms, looksLatin } from './mixed-scripts';

/**
 * Returns whether a host name may deceive: another name, mixed scripts, rare forms, or only Latin look-alikes (Unicode
 * TS 39).
 *
 * @param written lower case, no port
 * @param opened ASCII, as browsers open it
 */
export function isDeceivingHost(written: string, opened: string): boolean {
  if (written === opened) return false;
  if (asciiDomain(written) !== opened) return true;
  const labels = written.split('.');
  const isLatin = isLatinEnding(opened.split('.').at(-1) ?? '', labels.at(-1) ?? '');
  return labels.some((label) => hasMixedScripts(label) || hasRareForms(label) || (isLatin && looksLatin(label)));
}
