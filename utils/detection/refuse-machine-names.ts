import { isGap } from './characters';

const MAX_LOOK = 256;

/**
 * Whether the local part is the user name of a web address, as in "https://user:secret@host.com".
 *
 * @param start offset of the local part
 */
export function isUserInfo(text: string, start: number): boolean {
  let index = start;
  while (start - index < MAX_LOOK) {
    const code = index > 0 ? text.charCodeAt(index - 1) : -1;
    const character = text[index - 1] ?? '';
    if (character === '/') break;
    if (isGap(code) || '@<>"()'.includes(character)) return false;
    index -= 1;
  }
  const scheme = text.slice(Math.max(0, index - 9), index).toLowerCase();
  // "mailto://" is a common slip, and what follows it is an address.
  return scheme.endsWith('://') && !scheme.endsWith('mailto://');
}

/**
 * Whether the name is a place on another machine, as in "git@host.com:team/project" or "root@host.com:~".
 *
 * @param end offset just after the domain name
 */
export function isRemotePath(text: string, local: string, end: number): boolean {
  if (text[end] !== ':' || isGap(text.charCodeAt(end + 1)) || end + 1 >= text.length) return false;
  if (local === 'git' || text[end + 1] === '~') return true;
  for (let index = end + 1; index < text.length && index - end < MAX_LOOK; index += 1) {
    const code = text.charCodeAt(index);
    const character = text[index] ?? '';
    if (character === '/') return true;
    if (isGap(code) || '@,;<>"()|'.includes(character)) return false;
  }
  return false;
}
