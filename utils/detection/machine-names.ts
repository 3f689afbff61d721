import { isGap } from './character';
import { codePointAt, codePointBefore } from './code-point';

const MAX_LOOK = 256;
const PATH = /:(?:~|[^\s@,;<>"()|/]{0,255}\/)/y;

/**
 * Returns whether the local part is the user name of a web address, as in "https://user:secret@host.com".
 *
 * @param start offset of the local part
 */
export function isUserInfo(text: string, start: number): boolean {
  let index = start;
  while (start - index < MAX_LOOK && text[index - 1] !== '/') {
    const code = codePointBefore(text, index);
    if (isGap(code) || '@<>"()'.includes(text[index - 1] ?? '')) return false;
    index -= 1;
  }
  const scheme = text.slice(Math.max(0, index - 9), index).toLowerCase();
  // "mailto://" is a common mistake before an address.
  return scheme.endsWith('://') && !scheme.endsWith('mailto://');
}

/**
 * Returns whether the name is a path on another machine, as in "git@host.com:team/project" or "root@host.com:~".
 *
 * @param end offset just after the domain name
 */
export function isRemotePath(text: string, local: string, end: number): boolean {
  if (text[end] !== ':') return false;
  PATH.lastIndex = end;
  return PATH.test(text) || (local === 'git' && !isGap(codePointAt(text, end + 1)));
}
