import { findEmails } from '../detection/find-emails';
import { linkMention, type Mention } from './mention';

/** The address that a `mailto:` link leads to, where its own text does not already show one. */
export function findInLink(link: HTMLAnchorElement): Mention[] {
  const { href, textContent: text } = link;
  if (!/^mailto:/i.test(href)) return [];
  let target = href.slice('mailto:'.length).split('?', 1)[0] ?? '';
  try {
    target = decodeURIComponent(target);
  } catch {
    // A broken escape stays as it is; the finder then finds nothing in it or what really stands there.
  }
  // Most links show just where they lead, and then the text is what counts.
  if (target === text || findEmails(text).length) return [];
  const [only, second] = findEmails(target);
  return only && !second ? [linkMention(only.address, link)] : [];
}
