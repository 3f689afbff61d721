import { findEmails } from '../detection/find-emails';
import { type EmailMatch, linkMatch } from './email-match';

/** Returns the target address of a `mailto:` link, unless its text already shows one. */
export function findInLink(link: HTMLAnchorElement): EmailMatch[] {
  const { href, textContent: text } = link;
  if (!/^mailto:/i.test(href)) return [];
  let target = href.slice('mailto:'.length).split('?', 1)[0] ?? '';
  try {
    target = decodeURIComponent(target);
  } catch {
    // A broken escape stays unchanged; the finder then finds nothing or an address that is really there.
  }
  // Most links show their target; then the text counts.
  if (target === text || findEmails(text).length) return [];
  const [only, second] = findEmails(target);
  return only && !second ? [linkMatch(target.slice(only.start, only.end), link)] : [];
}
